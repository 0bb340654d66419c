import { addAtDeskEndpoints } from '#contract/entry/addAtDesk'
import type { ShowHelpers } from '#contract/entry/helpers'
import type { Locale } from '#contract/shared/locales'
import { byCaller } from '../../../audit/audit'
import { organisation } from '../../../content/organisation'
import type { ServerDeps } from '../../../deps'
import { findAnyShow } from '../../../domain/show/findShow'
import { perNetwork, tenMinutes } from '../../../http/rateLimits'
import { routeOf } from '../../../http/routeOf'
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

/** Who helps at a show, for admins: written down, changed, removed, listed and printed. */
export const helperRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    ...routeOf(addAtDeskEndpoints.getHelpers),
    handler: async (request) => loadHelpers(db, await findAnyShow(db, request.params.slug)),
  })

  app.route({
    // Each is drawn again.
    ...routeOf(addAtDeskEndpoints.saveHelperSheet),
    ...perNetwork(deps, 'sheets of helpers', 60, tenMinutes),
    handler: async (request, reply) => {
      const show = await findAnyShow(db, request.params.slug)
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${show.slug}-helpers.pdf"`)
        .send(await helpersPdf(await loadHelpers(db, show), { locale: request.locale, at: now() }))
    },
  })

  app.route({
    ...routeOf(addAtDeskEndpoints.addHelper),
    handler: async (request, reply) =>
      reply.status(201).send(await addHelper(db, request.params.slug, request.body, byCaller(request, now()))),
  })

  app.route({
    ...routeOf(addAtDeskEndpoints.changeHelper),
    handler: (request) => changeHelper(db, request.params.id, request.body, byCaller(request, now())),
  })

  app.route({
    ...routeOf(addAtDeskEndpoints.removeHelper),
    handler: async (request, reply) => {
      await removeHelper(db, request.params.id, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
