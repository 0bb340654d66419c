import { type Endpoints, noContent } from '../shared/endpoint'
import { IdParams } from '../shared/params'
import { DeskTransfers, EndedTransfer, ReceivedTransfer, SettledTransfer } from './bankTransfer'

export const deskTransferEndpoints = {
  /** Transfers that are awaited, received, and to be sent back, for admins. */
  getDeskTransfers: {
    method: 'GET',
    path: '/desk/transfers',
    action: 'transfer.settle',
    schema: { response: { 200: DeskTransfers } },
  },
  confirmTransfer: {
    method: 'POST',
    path: '/desk/transfers',
    action: 'transfer.settle',
    schema: { body: ReceivedTransfer, response: { 200: SettledTransfer } },
    refusals: ['not_found', 'transfer_not_offered', 'transfer_amount', 'purchase_paid'],
  },
  endTransfer: {
    method: 'POST',
    path: '/desk/transfers/end',
    action: 'transfer.settle',
    schema: { body: EndedTransfer, response: noContent },
    refusals: ['not_found', 'purchase_paid'],
  },
  markTransferSent: {
    method: 'POST',
    path: '/desk/transfers/refunds/:id',
    action: 'transfer.settle',
    schema: { params: IdParams, response: noContent },
  },
} as const satisfies Endpoints
