import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import {
  DeskTransfers,
  EndedTransfer,
  grouped,
  ReceivedTransfer,
  referenceOf,
  SettledTransfer,
} from '#contract/payment/bankTransfer'
import { Purchase } from '#contract/purchase/purchase'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { authorized } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import type { Api } from '../../http/types'
import type { PaymentProvider } from '../../domain/payment/provider'
import { chooseTransfer } from './chooseTransfer'
import { endTransfer } from './endTransfer'
import { loadPurchase } from '../../domain/purchase/load'
import { confirmTransfer, loadTransfers, markTransferRefund } from './settleTransfers'

const Id = z.object({ id: z.string() })
const isId = (text: string): boolean => z.safeParse(z.uuid(), text).success

/** Payments by bank transfer: chosen by who pays, confirmed and sent back by admins. */
export const transferRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps

  app.route({
    method: 'POST',
    url: apiPaths.paymentTransfer,
    config: { action: 'purchase.chooseTransfer', disabledByFlag: 'maintenance-mode' },
    schema: { params: Id, response: { 200: Purchase } },
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
    method: 'GET',
    url: apiPaths.deskTransfers,
    config: { action: 'transfer.settle' },
    schema: { response: { 200: DeskTransfers } },
    handler: (request) => loadTransfers(db, byCaller(request, now()).actor),
  })

  app.route({
    method: 'POST',
    url: apiPaths.deskTransfers,
    config: { action: 'transfer.settle' },
    schema: { body: ReceivedTransfer, response: { 200: SettledTransfer } },
    handler: async (request) => {
      const { number, status } = await confirmTransfer(deps, payments, request.body, byCaller(request, now()))
      return { reference: grouped(referenceOf(number)), outcome: status === 'paid' ? 'paid' : 'refunded' } as const
    },
  })

  app.route({
    method: 'POST',
    url: apiPaths.deskTransferEnd,
    config: { action: 'transfer.settle' },
    schema: { body: EndedTransfer, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      await endTransfer(deps, request.body.reference, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    method: 'POST',
    url: apiPaths.deskTransferRefund,
    config: { action: 'transfer.settle' },
    schema: { params: Id, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const { id } = request.params
      if (!isId(id)) throw new HttpError('not_found')
      await markTransferRefund(db, id, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
