import { deskEntryEndpoints } from '#contract/entry/deskEntryEndpoints'
import type { ShowEntriesSelection } from '#contract/shared/listQueries'
import type { Locale } from '#contract/shared/locales'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import { perNetwork, tenMinutes } from '../../../http/rateLimits'
import { routeOf } from '../../../http/routeOf'
import { sendCsv, sendXlsx } from '../../../http/tables'
import type { Api } from '../../../http/types'
import { findAnyShow } from '../../../domain/show/findShow'
import { cataloguePdf } from './cataloguePdf'
import { countEntries } from './countEntries'
import { entriesTable } from './entriesTable'
import { allShowEntries, loadShowEntries } from './list'
import { loadMoves, moveAtDesk } from './moveAtDesk'
import { recipientsOf, sendShowMail, sentMails } from './showMails'
import { undoWithdrawal } from './undoWithdrawal'
import { withdrawAtDesk } from './withdrawAtDesk'
import { withdrawManyAtDesk } from './withdrawManyAtDesk'

/** Who has entered a show: as rows, as files, moved or withdrawn with a reason, and written to. */
export const showEntryRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    ...routeOf(deskEntryEndpoints.getShowEntries),
    handler: async (request) =>
      loadShowEntries(db, (await findAnyShow(db, request.params.slug)).id, request.query, now()),
  })

  app.route({
    ...routeOf(deskEntryEndpoints.getEntryCounts),
    handler: async (request) => countEntries(db, await findAnyShow(db, request.params.slug)),
  })

  const tableOf = async (slug: string, selection: ShowEntriesSelection, locale: Locale) =>
    entriesTable(await allShowEntries(db, (await findAnyShow(db, slug)).id, selection, now()), locale)

  app.route({
    ...routeOf(deskEntryEndpoints.getEntriesTable),
    handler: async ({ params, query, locale }, reply) =>
      sendCsv(reply, params.slug, await tableOf(params.slug, query, locale), locale),
  })

  app.route({
    ...routeOf(deskEntryEndpoints.getEntriesWorkbook),
    handler: async ({ params, query, locale }, reply) =>
      sendXlsx(reply, params.slug, [await tableOf(params.slug, query, locale)]),
  })

  app.route({
    // Each is drawn again.
    ...routeOf(deskEntryEndpoints.saveCatalogue),
    ...perNetwork(deps, 'catalogues', 60, tenMinutes),
    handler: async (request, reply) => {
      const show = await findAnyShow(db, request.params.slug)
      const rows = await allShowEntries(db, show.id, { status: 'paid' }, now())
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${show.slug}.pdf"`)
        .send(await cataloguePdf(rows, { show: show.name, locale: request.locale, at: now() }))
    },
  })

  app.route({
    ...routeOf(deskEntryEndpoints.withdrawAtDesk),
    handler: (request) =>
      withdrawAtDesk(deps, { id: request.params.id, ...request.body, by: byCaller(request, now()) }),
  })

  app.route({
    ...routeOf(deskEntryEndpoints.withdrawManyAtDesk),
    handler: (request) =>
      withdrawManyAtDesk(deps, { slug: request.params.slug, ...request.body, by: byCaller(request, now()) }),
  })

  app.route({
    ...routeOf(deskEntryEndpoints.undoWithdrawal),
    handler: (request) => undoWithdrawal(deps, { id: request.params.id, by: byCaller(request, now()) }),
  })

  app.route({
    ...routeOf(deskEntryEndpoints.getMoves),
    handler: (request) => loadMoves(db, request.params.id, now()),
  })

  app.route({
    ...routeOf(deskEntryEndpoints.moveAtDesk),
    handler: (request) => moveAtDesk(deps, { id: request.params.id, ...request.body, by: byCaller(request, now()) }),
  })

  app.route({
    ...routeOf(deskEntryEndpoints.getMailRecipients),
    handler: async (request) => {
      const { id } = await findAnyShow(db, request.params.slug)
      return { members: (await recipientsOf(db, id, request.query.class ?? null)).length }
    },
  })

  app.route({
    ...routeOf(deskEntryEndpoints.getShowMails),
    handler: async (request) => sentMails(db, (await findAnyShow(db, request.params.slug)).id),
  })

  app.route({
    ...routeOf(deskEntryEndpoints.sendShowMail),
    handler: (request) => sendShowMail(deps, request.params.slug, request.body, byCaller(request, now())),
  })
}
