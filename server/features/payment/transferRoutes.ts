import * as z from 'zod/mini'
import { transferEndpoints } from '#contract/payment/transferEndpoints'
import { deskTransferEndpoints, grouped, referenceOf } from '#contract/payment/bankTransfer'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { authorized } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import type { PaymentProvider } from '../../domain/payment/provider'
import { chooseTransfer } from './chooseTransfer'
import { endTransfer } from './endTransfer'
import { loadPurchase } from '../../domain/purchase/load'
import { markTransferRefund } from '../../domain/payment/dueRefunds'
import { confirmTransfer, loadTransfers } from './settleTransfers'

const isId = (text: string): boolean => z.safeParse(z.uuid(), text).success

/** Payments by bank transfer: chosen by who pays, confirmed and sent back by admins. */
export const transferRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps

  app.route({
    ...routeOf(transferEndpoints.chooseTransfer, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request) => {
      const { id: paymentId } = request.params
      if (!isId(paymentId)) throw new HttpError('not_found')
      const by = byCaller(request, now())
      const id = await chooseTransfer({ deps, payments, request, paymentId, by })
      const found = await loadPurchase({ db, payments, now: now() }, id)
      const read = authorized(request, 'purchase.read', found, ({ owner, purchase }) => ({
        owner,
        state: purchase.status,
      }))
      return read.purchase
    },
  })

  app.route({
    ...routeOf(deskTransferEndpoints.getDeskTransfers),
    handler: (request) => loadTransfers(db, byCaller(request, now()).actor),
  })

  app.route({
    ...routeOf(deskTransferEndpoints.confirmTransfer),
    handler: async (request) => {
      const { number, status } = await confirmTransfer(deps, payments, request.body, byCaller(request, now()))
      return { reference: grouped(referenceOf(number)), outcome: status === 'paid' ? 'paid' : 'refunded' } as const
    },
  })

  app.route({
    ...routeOf(deskTransferEndpoints.endTransfer),
    handler: async (request, reply) => {
      await endTransfer(deps, request.body.reference, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(deskTransferEndpoints.markTransferSent),
    handler: async (request, reply) => {
      const { id } = request.params
      if (!isId(id)) throw new HttpError('not_found')
      await markTransferRefund(db, id, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
