import * as z from 'zod/mini'
import { deskEntryPaths } from '#contract/entry/paths'
import { Helper, HelperFacts, ShowHelpers } from '#contract/entry/helpers'
import type { Locale } from '#contract/shared/locales'
import { byCaller } from '../../../audit/audit'
import { organisation } from '../../../content/organisation'
import type { ServerDeps } from '../../../deps'
import { findAnyShow, ShowSlug } from '../../../domain/show/findShow'
import { BaseVersion } from '../../../http/baseVersion'
import { perNetwork, tenMinutes } from '../../../http/rateLimits'
import type { Api } from '../../../http/types'
import { helperSheetMessages } from '../../../messages/deskPapers'
import { formatsOf } from '../../../messages/formats'
import { isolated } from '../../../messages/isolated'
import { cell, makePdf, mm } from '../../../pdf/makePdf'
import { addHelper, changeHelper, loadHelpers, removeHelper } from './helpers'

/** Who helps at a show, day by day, for paper: no telephone numbers and no addresses, because the paper is public. */
const helpersPdf = (
  { show, days, helpers }: ShowHelpers,
  { locale, at }: { locale: Locale; at: Date },
): Promise<Buffer> => {
  const messages = helperSheetMessages[locale]
  const { longDay } = formatsOf(locale)
  const { name: author } = organisation()
  const title = messages.title(isolated(show))
  return makePdf({ title: `${title} | ${author}`, author, locale, at }, ({ heading, subheading, paragraph, table }) => {
    heading(title)
    if (helpers.length === 0) paragraph(messages.empty)
    // A day that the show lost meanwhile is still someone's.
    for (const day of [...new Set([...days, ...helpers.map((helper) => helper.day)])].toSorted()) {
      const own = helpers.filter((helper) => helper.day === day)
      if (own.length === 0) continue
      subheading(longDay(day))
      table(
        own.map(({ task, name }) => [cell(task, { weight: 'strong' }), cell(name)]),
        [mm(70), '*'],
      )
    }
  })
}

const Id = z.object({ id: z.uuid() })

/** Who helps at a show, for admins: written down, changed, removed, listed and printed. */
export const helperRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    method: 'GET',
    url: deskEntryPaths.helpers,
    config: { action: 'helper.read' },
    schema: { params: ShowSlug, response: { 200: ShowHelpers } },
    handler: async (request) => loadHelpers(db, await findAnyShow(db, request.params.slug)),
  })

  app.route({
    method: 'GET',
    url: deskEntryPaths.helperSheet,
    // Each is drawn again.
    ...perNetwork(deps, 'sheets of helpers', 60, tenMinutes),
    config: { action: 'helper.read' },
    schema: { params: ShowSlug, response: { 200: { content: { 'application/pdf': { schema: z.any() } } } } },
    handler: async (request, reply) => {
      const show = await findAnyShow(db, request.params.slug)
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${show.slug}-helpers.pdf"`)
        .send(await helpersPdf(await loadHelpers(db, show), { locale: request.locale, at: now() }))
    },
  })

  app.route({
    method: 'POST',
    url: deskEntryPaths.helpers,
    config: { action: 'helper.change' },
    schema: { params: ShowSlug, body: HelperFacts, response: { 201: Helper } },
    handler: async (request, reply) =>
      reply.status(201).send(await addHelper(db, request.params.slug, request.body, byCaller(request, now()))),
  })

  app.route({
    method: 'PUT',
    url: deskEntryPaths.helper,
    config: { action: 'helper.change' },
    schema: { params: Id, body: z.extend(HelperFacts, { version: BaseVersion }), response: { 200: Helper } },
    handler: (request) => changeHelper(db, request.params.id, request.body, byCaller(request, now())),
  })

  app.route({
    method: 'DELETE',
    url: deskEntryPaths.helper,
    config: { action: 'helper.change' },
    schema: { params: Id, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      await removeHelper(db, request.params.id, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
