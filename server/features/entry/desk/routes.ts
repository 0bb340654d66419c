import * as z from 'zod/mini'
import {
  DeskWithdrawals,
  RestoredEntries,
  WithdrawnEntries,
  WithdrawnEntry,
  DeskMove,
  DeskWithdrawal,
  MailRecipients,
  SentShowMail,
  SentShowMails,
  ShowEntry,
  ShowEntryCounts,
  ShowEntryPage,
  ShowMail,
} from '#contract/entry/desk'
import { EntryChoices } from '#contract/entry/change'
import { ShowEntriesQuery, ShowEntriesSelection } from '#contract/shared/listQueries'
import type { Locale } from '#contract/shared/locales'
import { showEntryPaths } from '#contract/entry/paths'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import { perNetwork, tenMinutes } from '../../../http/rateLimits'
import { sendCsv, sendXlsx, xlsxType } from '../../../http/tables'
import type { Api } from '../../../http/types'
import { findAnyShow, ShowSlug } from '../../../domain/show/findShow'
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
    method: 'GET',
    url: showEntryPaths.showEntries,
    config: { action: 'showEntry.read' },
    schema: { params: ShowSlug, querystring: ShowEntriesQuery, response: { 200: ShowEntryPage } },
    handler: async (request) =>
      loadShowEntries(db, (await findAnyShow(db, request.params.slug)).id, request.query, now()),
  })

  app.route({
    method: 'GET',
    url: showEntryPaths.showEntryCounts,
    config: { action: 'showEntry.read' },
    schema: { params: ShowSlug, response: { 200: ShowEntryCounts } },
    handler: async (request) => countEntries(db, await findAnyShow(db, request.params.slug)),
  })

  const tableOf = async (slug: string, selection: ShowEntriesSelection, locale: Locale) =>
    entriesTable(await allShowEntries(db, (await findAnyShow(db, slug)).id, selection, now()), locale)

  app.route({
    method: 'GET',
    url: showEntryPaths.showEntriesTable,
    config: { action: 'showEntry.read' },
    schema: {
      params: ShowSlug,
      querystring: ShowEntriesSelection,
      response: { 200: { content: { 'text/csv': { schema: z.string() } } } },
    },
    handler: async ({ params, query, locale }, reply) =>
      sendCsv(reply, params.slug, await tableOf(params.slug, query, locale), locale),
  })

  app.route({
    method: 'GET',
    url: showEntryPaths.showEntriesWorkbook,
    config: { action: 'showEntry.read' },
    schema: {
      params: ShowSlug,
      querystring: ShowEntriesSelection,
      response: { 200: { content: { [xlsxType]: { schema: z.any() } } } },
    },
    handler: async ({ params, query, locale }, reply) =>
      sendXlsx(reply, params.slug, [await tableOf(params.slug, query, locale)]),
  })

  app.route({
    method: 'GET',
    url: showEntryPaths.showCatalogue,
    // Each is drawn again.
    ...perNetwork(deps, 'catalogues', 60, tenMinutes),
    config: { action: 'showEntry.read' },
    schema: { params: ShowSlug, response: { 200: { content: { 'application/pdf': { schema: z.any() } } } } },
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
    method: 'POST',
    url: showEntryPaths.deskWithdrawal,
    config: { action: 'showEntry.withdraw' },
    schema: { params: z.object({ id: z.uuid() }), body: DeskWithdrawal, response: { 200: WithdrawnEntry } },
    handler: (request) =>
      withdrawAtDesk(deps, { id: request.params.id, ...request.body, by: byCaller(request, now()) }),
  })

  app.route({
    method: 'POST',
    url: showEntryPaths.deskWithdrawals,
    config: { action: 'showEntry.withdraw' },
    schema: { params: ShowSlug, body: DeskWithdrawals, response: { 200: WithdrawnEntries } },
    handler: (request) =>
      withdrawManyAtDesk(deps, { slug: request.params.slug, ...request.body, by: byCaller(request, now()) }),
  })

  app.route({
    method: 'POST',
    url: showEntryPaths.deskWithdrawalUndo,
    config: { action: 'showEntry.withdraw' },
    schema: { params: z.object({ id: z.uuid() }), response: { 200: RestoredEntries } },
    handler: (request) => undoWithdrawal(deps, { id: request.params.id, by: byCaller(request, now()) }),
  })

  app.route({
    method: 'GET',
    url: showEntryPaths.deskMove,
    config: { action: 'showEntry.move' },
    schema: { params: z.object({ id: z.uuid() }), response: { 200: EntryChoices } },
    handler: (request) => loadMoves(db, request.params.id, now()),
  })

  app.route({
    method: 'POST',
    url: showEntryPaths.deskMove,
    config: { action: 'showEntry.move' },
    schema: { params: z.object({ id: z.uuid() }), body: DeskMove, response: { 200: ShowEntry } },
    handler: (request) => moveAtDesk(deps, { id: request.params.id, ...request.body, by: byCaller(request, now()) }),
  })

  app.route({
    method: 'GET',
    url: showEntryPaths.showMailRecipients,
    config: { action: 'showMail.read' },
    schema: {
      params: ShowSlug,
      querystring: z.pick(ShowEntriesSelection, { class: true }),
      response: { 200: MailRecipients },
    },
    handler: async (request) => {
      const { id } = await findAnyShow(db, request.params.slug)
      return { members: (await recipientsOf(db, id, request.query.class ?? null)).length }
    },
  })

  app.route({
    method: 'GET',
    url: showEntryPaths.showMails,
    config: { action: 'showMail.read' },
    schema: { params: ShowSlug, response: { 200: SentShowMails } },
    handler: async (request) => sentMails(db, (await findAnyShow(db, request.params.slug)).id),
  })

  app.route({
    method: 'POST',
    url: showEntryPaths.showMails,
    config: { action: 'showMail.send' },
    schema: { params: ShowSlug, body: ShowMail, response: { 200: SentShowMail } },
    handler: (request) => sendShowMail(deps, request.params.slug, request.body, byCaller(request, now())),
  })
}
