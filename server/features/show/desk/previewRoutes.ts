import * as z from 'zod/mini'
import { peoplePaths } from '#contract/people/paths'
import { ShowComparison } from '#contract/show/comparison'
import { ShowConflicts } from '#contract/show/desk'
import { showLimits } from '#contract/show/fieldCodes'
import { Show } from '#contract/show/show'
import type { ServerDeps } from '../../../deps'
import { authorized, callerFacts } from '../../../http/authorize'
import type { Api } from '../../../http/types'
import { ShowSlug } from '../../../domain/show/findShow'
import { showFromRow } from '../../../domain/show/showFromRow'
import { toComparison } from './comparison'
import { conflictsOf } from '../../../domain/show/conflicts'
import { findWorked, workedFacts } from '../../../domain/show/deskShow'
import { classesOf } from './editedShow'

/** Judges and approvers as they are chosen, before they are saved: their ids with commas between. */
const People = z
  .string()
  .check(z.maxLength(2 * showLimits.peoplePerShow * 37), z.regex(/^[\da-f-]{36}(,[\da-f-]{36})*$/))
const ConflictsQuery = z.object({ people: z.optional(People) })
const isId = (text: string) => z.safeParse(z.uuid(), text).success

/** What is looked at before a show is submitted or agreed to. */
export const showPreviewRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({
    method: 'GET',
    url: peoplePaths.showPreview,
    config: { action: 'showPreview.read' },
    schema: { params: ShowSlug, response: { 200: Show } },
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
    method: 'GET',
    url: peoplePaths.showComparison,
    config: { action: 'showPreview.read' },
    schema: { params: ShowSlug, response: { 200: ShowComparison } },
    handler: async (request) => {
      const facts = workedFacts(callerFacts(request))
      const found = await findWorked(db, request.params.slug)
      return toComparison(db, authorized(request, 'showPreview.read', found, facts))
    },
  })

  app.route({
    method: 'GET',
    url: peoplePaths.showConflicts,
    config: { action: 'show.change' },
    schema: { params: ShowSlug, querystring: ConflictsQuery, response: { 200: ShowConflicts } },
    handler: async (request) => {
      const facts = workedFacts(callerFacts(request))
      const show = authorized(request, 'show.change', await findWorked(db, request.params.slug), facts)
      return conflictsOf(db, show, (request.query.people ?? '').split(',').filter(isId))
    },
  })
}
