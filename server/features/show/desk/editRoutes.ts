import { showEditEndpoints } from '#contract/show/showEditEndpoints'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import { authorized, callerFacts } from '../../../http/authorize'
import { HttpError } from '../../../http/httpError'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { staleError } from '../../../http/updateAtVersion'
import { addShow } from './addShow'
import { askJudges } from './askJudges'
import { findWorked, workedFacts } from '../../../domain/show/deskShow'
import { classesOf, toEditedShow, toForm } from './editedShow'
import { lockWorked } from '../../../domain/show/life'
import { findPeople } from '../../../domain/show/namedPeople'
import { propose } from './proposal'
import { saveShow } from './saveShow'

const kilobytes = 1024
/** As many classes as a show may have, with every cell filled to its limit. */
const bodyLimit = 300 * kilobytes

/** Writing shows at the desk. What may be edited when is in contract/show/life.ts and contract/show/edit.ts. */
export const showEditRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  app.route({
    ...routeOf(showEditEndpoints.findPeople),
    handler: (request) => findPeople(db, request.query.text),
  })

  app.route({
    ...routeOf(showEditEndpoints.addShow),
    handler: async (request, reply) => {
      const { startDate, endDate, copyOf } = request.body
      const by = byCaller(request, now())
      if (copyOf === null && endDate !== null && endDate < startDate)
        throw new HttpError('validation_failed', { endDate: 'before_start' })
      const of = copyOf === null ? null : ((await findWorked(db, copyOf)) ?? null)
      if (copyOf !== null && of === null) throw new HttpError('validation_failed', { copyOf: 'invalid' })
      const slug = await db.transaction((tx) => addShow(tx, request.body, of, by))
      const show = await findWorked(db, slug)
      if (!show) throw new HttpError('not_found')
      reply.code(201)
      return toEditedShow(db, show, now())
    },
  })

  app.route({
    ...routeOf(showEditEndpoints.getEditedShow),
    handler: async (request) => {
      const facts = workedFacts(callerFacts(request))
      const show = authorized(request, 'show.change', await findWorked(db, request.params.slug), facts)
      return toEditedShow(db, show, now())
    },
  })

  app.route({
    ...routeOf(showEditEndpoints.saveShow),
    bodyLimit,
    handler: async (request) => {
      const { slug } = request.params
      const { version, why = '', ...sent } = request.body
      const facts = workedFacts(callerFacts(request))
      await db.transaction(async (tx) => {
        const show = authorized(request, 'show.change', await lockWorked(tx, slug), facts)
        if (version !== show.row.version)
          throw staleError(show.row.version, toForm(show, await classesOf(tx, show.row.id)))
        const by = byCaller(request, now())
        await saveShow(tx, deps, show, {
          request: sent,
          why,
          propose: (difference) => propose(tx, deps, show, { ...difference, why, by }),
          by,
        })
        const saved = await findWorked(tx, slug)
        if (saved) await askJudges(tx, deps, saved, now())
      })
      const show = await findWorked(db, slug)
      if (!show) throw new HttpError('not_found')
      return toEditedShow(db, show, now())
    },
  })
}
