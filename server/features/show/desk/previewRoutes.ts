import * as z from 'zod/mini'
import { showEditEndpoints } from '#contract/show/showEditEndpoints'
import type { ServerDeps } from '../../../deps'
import { authorized, callerFacts } from '../../../http/authorize'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { showFromRow } from '../../../domain/show/showFromRow'
import { toComparison } from './comparison'
import { clashesOfShow } from '../../../domain/show/clashes'
import { conflictsOf } from '../../../domain/show/conflicts'
import { findWorked, workedFacts } from '../../../domain/show/deskShow'
import { classesOf } from './editedShow'

const isId = (text: string) => z.safeParse(z.uuid(), text).success

/** What is looked at before a show is submitted or agreed to. */
export const showPreviewRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({
    ...routeOf(showEditEndpoints.getShowPreview),
    handler: async (request) => {
      const facts = workedFacts(callerFacts(request))
      const found = await findWorked(db, request.params.slug)
      const { row, judges, approvers } = authorized(request, 'showPreview.read', found, facts)
      return showFromRow(
        { row: { ...row, state: 'published' }, judges, approvers, classes: await classesOf(db, row.id) },
        now(),
      )
    },
  })

  app.route({
    ...routeOf(showEditEndpoints.getShowComparison),
    handler: async (request) => {
      const facts = workedFacts(callerFacts(request))
      const found = await findWorked(db, request.params.slug)
      return toComparison(db, authorized(request, 'showPreview.read', found, facts))
    },
  })

  app.route({
    ...routeOf(showEditEndpoints.getShowConflicts),
    handler: async (request) => {
      const facts = workedFacts(callerFacts(request))
      const show = authorized(request, 'show.change', await findWorked(db, request.params.slug), facts)
      const { people } = request.query
      if (people !== undefined) return conflictsOf(db, show, people.split(',').filter(isId))
      const named = [...show.judges, ...show.approvers].map(({ id }) => id)
      return [...(await conflictsOf(db, show, named)), ...(await clashesOfShow(db, show.row.id))]
    },
  })
}
