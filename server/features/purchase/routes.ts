import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { quoteEndpoints } from '#contract/purchase/quote'
import { purchaseEndpoints } from '#contract/purchase/purchaseEndpoints'
import { purchaseListEndpoints } from '#contract/purchase/lists'
import { entryEndpoints } from '#contract/entry/entryEndpoints'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { authorize, authorized } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { limitOf } from '../../http/limit'
import { minute, perNetwork, tenMinutes } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import type { PaymentProvider } from '../../domain/payment/provider'
import { loadFactsToQuote } from '../../domain/entry/eligibility'
import { quoteExtras } from '../../domain/extra/quoteExtras'
import { cancelPurchase } from './cancelPurchase'
import { loadEntryDefaults } from './entryDefaults'
import { loadCurrentPurchases, loadPurchase, loadPurchases, type OwnedPurchase } from '../../domain/purchase/load'
import { quoteOf } from '../../domain/purchase/quote'
import { loadQuotedCode } from '../../domain/purchase/quotedCode'
import { receiptPdf } from './receiptPdf'
import { mailReceipt } from '../../domain/purchase/receipts'
import { startPurchase } from '../../domain/purchase/startPurchase'
import { withdrawEntry } from './withdrawEntry'

const isId = (text: string): boolean => z.safeParse(z.uuid(), text).success

/** Asking for a price, buying, and looking at what was bought. */
export const purchaseRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps
  const reading = () => ({ db, payments, now: now() })
  // Each writes rows that stay: more than anyone needs, and not without end.
  const checkouts = limitOf(deps, 'checkouts of an account', 60, 60 * minute)
  // A guesser tries many codes.
  const codes = limitOf(deps, 'unknown discount codes of an account', 30, 60 * minute)

  const find = async (
    request: FastifyRequest,
    action: 'purchase.read' | 'receipt.read' | 'receipt.send',
    id: string,
  ) => {
    const found = isId(id) ? await loadPurchase(reading(), id) : undefined
    const facts = ({ owner, purchase }: OwnedPurchase) => ({ owner, state: purchase.status })
    return authorized(request, action, found, facts).purchase
  }

  app.route({
    ...routeOf(quoteEndpoints.getQuote),
    handler: async (request, reply) => {
      const { items, extras = [], discountCode: typed } = request.body
      const { user } = callerOf(request)
      // Counted before it is looked up: many at once are no way round.
      if (typed) await codes.consume(user.id, reply)
      const code = typed ? await loadQuotedCode(reading(), user.id, typed) : null
      if (code?.row) await codes.reward(user.id)
      const quoted = await quoteExtras(db, user, extras, { now: now(), isQuote: true })
      return quoteOf(await loadFactsToQuote(db, payments, user, items, now()), items, code, quoted)
    },
  })

  app.route({
    ...routeOf(purchaseEndpoints.startPurchase, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      const { user } = callerOf(request)
      await checkouts.consume(user.id, reply)
      if (request.body.kind === 'entries') authorize(request, 'entry.buy')
      const { id, fresh } = await startPurchase(
        deps,
        payments,
        { userId: user.id, key: request.headers['idempotency-key'] },
        request.body,
        byCaller(request, now()),
      )
      return reply.status(fresh ? 201 : 200).send(await find(request, 'purchase.read', id))
    },
  })

  app.route({
    ...routeOf(purchaseListEndpoints.getPurchases),
    handler: (request) => loadPurchases(reading(), callerOf(request).user.id, request.query),
  })

  app.route({
    ...routeOf(purchaseListEndpoints.getCurrentPurchases),
    handler: (request) => loadCurrentPurchases(reading(), callerOf(request).user.id),
  })

  app.route({
    ...routeOf(entryEndpoints.withdrawEntry),
    handler: async (request) => {
      const { id } = request.params
      if (!isId(id)) throw new HttpError('not_found')
      const by = byCaller(request, now())
      const purchaseId = await withdrawEntry(deps, payments, request, { ...request.body, id, by })
      return find(request, 'purchase.read', purchaseId)
    },
  })

  app.route({
    ...routeOf(quoteEndpoints.getEntryDefaults),
    handler: (request) => loadEntryDefaults(db, callerOf(request).user.id),
  })

  app.route({
    ...routeOf(purchaseEndpoints.getPurchase),
    handler: (request) => find(request, 'purchase.read', request.params.id),
  })

  app.route({
    ...routeOf(purchaseListEndpoints.cancelPurchase),
    handler: async (request, reply) => {
      const { id } = request.params
      if (!isId(id)) throw new HttpError('not_found')
      await cancelPurchase(db, payments, request, { id, by: byCaller(request, now()) })
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(purchaseListEndpoints.sendReceipt),
    ...perNetwork(deps, 'receipts', 10, tenMinutes),
    handler: async (request, reply) => {
      const { account } = callerOf(request)
      // The address may be someone else's.
      if (account.emailConfirmedAt === null) await app.limits.mailsTo.consume(`receipt ${account.email}`, reply)
      await mailReceipt(deps, account, await find(request, 'receipt.send', request.params.id))
      return reply.status(204).send()
    },
  })

  app.route({
    // Each is drawn again.
    ...routeOf(purchaseListEndpoints.saveReceipt),
    ...perNetwork(deps, 'receipts as PDF', 60, tenMinutes),
    handler: async (request, reply) => {
      const purchase = await find(request, 'receipt.read', request.params.id)
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="clear-round-${purchase.number}.pdf"`)
        .send(await receiptPdf(purchase, { locale: request.locale, at: now() }))
    },
  })
}
