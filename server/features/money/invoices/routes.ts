import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { deskInvoiceEndpoints, invoiceEndpoints } from '#contract/money/invoiceEndpoints'
import type { MonthQuery } from '#contract/shared/listQueries'
import type { Locale } from '#contract/shared/locales'
import { byCaller } from '../../../audit/audit'
import { purchases, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { findInvoice, loadPurchaseInvoices, toInvoice, type SelectedInvoice } from '../../../domain/money/invoice/load'
import { mailInvoice } from '../../../domain/money/invoice/mailInvoice'
import { callerOf } from '../../../http/auth'
import { authorized, type CallerRequest } from '../../../http/authorize'
import { HttpError } from '../../../http/httpError'
import { limitOf } from '../../../http/limit'
import { minute, perNetwork, tenMinutes } from '../../../http/rateLimits'
import { routeOf } from '../../../http/routeOf'
import { sendCsv, sendXlsx } from '../../../http/tables'
import type { Api } from '../../../http/types'
import { numberIn } from '../../../lib/numberIn'
import { invoicePdf } from './invoicePdf'
import { invoiceTable } from './invoiceTable'
import { correctFor, issueAtDesk, issueFor } from './issueFor'
import { allInvoices, loadInvoiceMonth, loadInvoices } from './listInvoices'

const sendPdf = async (reply: FastifyReply, found: SelectedInvoice, locale: Locale): Promise<FastifyReply> => {
  const { document, corrects } = found
  const file = await invoicePdf(
    { invoice: toInvoice(found), seller: document.seller, correctedOn: corrects?.issuedOn ?? null },
    { locale, at: document.issuedAt },
  )
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${document.number.replaceAll('/', '-')}-${locale}.pdf"`)
    .send(file)
}

/** Invoices of purchases: requested and downloaded by their owners; listed, issued, corrected and exported by admins. */
export const invoiceRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  // Each writes rows that stay for good.
  const requested = limitOf(deps, 'invoices of an account', 30, 60 * minute)
  const issued = limitOf(deps, 'invoices by an admin', 600, 60 * minute)
  const sent = limitOf(deps, 'emails of an invoice', 5, 60 * minute)

  const findPurchase = async (request: CallerRequest, action: 'invoice.read' | 'invoice.request', id: string) => {
    const [found] = await db.select().from(purchases).where(eq(purchases.id, id))
    return authorized(request, action, found, ({ userId: owner }) => ({ owner }))
  }
  const findOwn = async (request: CallerRequest, action: 'invoice.read' | 'invoice.send', id: string) =>
    authorized(request, action, await findInvoice(db, id), ({ document }) => ({ owner: document.userId }))
  const find = async (id: string) => {
    const found = await findInvoice(db, id)
    if (!found) throw new HttpError('not_found')
    return found
  }
  const send = async ({ document, purchaseNumber }: SelectedInvoice, reply: FastifyReply) => {
    await sent.consume(document.id, reply)
    const [user] = await db.select().from(users).where(eq(users.id, document.userId))
    if (!user || user.deletedAt || user.mailsEndedAt) throw new HttpError('mails_ended')
    await db.transaction((tx) => mailInvoice(tx, deps, user, document, purchaseNumber))
    return reply.status(204).send()
  }

  app.route({
    ...routeOf(invoiceEndpoints.getPurchaseInvoices),
    handler: async (request) =>
      loadPurchaseInvoices(db, await findPurchase(request, 'invoice.read', request.params.id)),
  })
  app.route({
    ...routeOf(invoiceEndpoints.requestInvoice, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await requested.consume(callerOf(request).user.id, reply)
      const purchase = await findPurchase(request, 'invoice.request', request.params.id)
      const { fresh } = await issueFor(deps, {
        purchaseId: purchase.id,
        buyer: request.body,
        by: byCaller(request, now()),
      })
      return reply.status(fresh ? 201 : 200).send(await loadPurchaseInvoices(db, purchase))
    },
  })
  app.route({
    ...routeOf(invoiceEndpoints.saveInvoice),
    ...perNetwork(deps, 'invoices as PDF', 60, tenMinutes),
    handler: async (request, reply) =>
      sendPdf(reply, await findOwn(request, 'invoice.read', request.params.id), request.query.language),
  })
  app.route({
    ...routeOf(invoiceEndpoints.sendInvoice),
    ...perNetwork(deps, 'invoices by email', 10, tenMinutes),
    handler: async (request, reply) => send(await findOwn(request, 'invoice.send', request.params.id), reply),
  })

  app.route({
    ...routeOf(deskInvoiceEndpoints.getInvoices),
    handler: ({ query }) => loadInvoices(db, query, now()),
  })
  app.route({
    ...routeOf(deskInvoiceEndpoints.getInvoiceMonth),
    handler: ({ query }) => loadInvoiceMonth(db, query, now()),
  })
  app.route({
    ...routeOf(deskInvoiceEndpoints.getInvoice),
    handler: async ({ params }) => toInvoice(await find(params.id)),
  })
  app.route({
    ...routeOf(deskInvoiceEndpoints.getInvoicesOfPurchase),
    handler: async ({ params }) => {
      const number = numberIn(params.number)
      const [purchase] = number === null ? [] : await db.select().from(purchases).where(eq(purchases.number, number))
      if (!purchase) throw new HttpError('not_found')
      return loadPurchaseInvoices(db, purchase)
    },
  })
  app.route({
    ...routeOf(deskInvoiceEndpoints.issueInvoice, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await issued.consume(callerOf(request).user.id, reply)
      const { id, fresh } = await issueAtDesk(deps, request.body, byCaller(request, now()))
      return reply.status(fresh ? 201 : 200).send(toInvoice(await find(id)))
    },
  })
  app.route({
    ...routeOf(deskInvoiceEndpoints.correctInvoice, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await issued.consume(callerOf(request).user.id, reply)
      const { params, body } = request
      const id = await correctFor(deps, { id: params.id, correction: body, by: byCaller(request, now()) })
      return reply.status(201).send(toInvoice(await find(id)))
    },
  })
  app.route({
    ...routeOf(deskInvoiceEndpoints.saveDeskInvoice),
    handler: async ({ params, query }, reply) => sendPdf(reply, await find(params.id), query.language),
  })
  app.route({
    ...routeOf(deskInvoiceEndpoints.sendDeskInvoice),
    handler: async ({ params }, reply) => send(await find(params.id), reply),
  })

  const tableOf = async ({ query, locale }: { query: MonthQuery; locale: Locale }) => {
    const { month, invoices } = await allInvoices(db, query, now())
    return { name: `invoices-${month.slice(0, 7)}`, table: invoiceTable(invoices, locale) }
  }
  app.route({
    ...routeOf(deskInvoiceEndpoints.getInvoiceTable),
    handler: async (request, reply) => {
      const { name, table } = await tableOf(request)
      return sendCsv(reply, name, table, request.locale)
    },
  })
  app.route({
    ...routeOf(deskInvoiceEndpoints.getInvoiceWorkbook),
    handler: async (request, reply) => {
      const { name, table } = await tableOf(request)
      return sendXlsx(reply, name, [table])
    },
  })
}
