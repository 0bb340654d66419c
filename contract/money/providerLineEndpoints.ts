import { type Endpoints, noContent } from '../shared/endpoint'
import { UuidParams } from '../shared/params'
import { PayoutReport, PayoutReportImported, Payouts, ProviderLineBooking } from './providerLines'

export const providerLineEndpoints = {
  getPayouts: {
    method: 'GET',
    path: '/desk/payouts',
    action: 'money.read',
    schema: { response: { 200: Payouts } },
  },
  /** Keeps the lines of the payment provider's report, each once, and books their fees. */
  importPayoutReport: {
    method: 'POST',
    path: '/desk/payouts/report',
    action: 'money.book',
    schema: { body: PayoutReport, response: { 200: PayoutReportImported } },
  },
  /** Settles a payout, or a line that is not in our books. */
  bookProviderLine: {
    method: 'POST',
    path: '/desk/payouts/lines/:id/booking',
    action: 'money.book',
    schema: { params: UuidParams, body: ProviderLineBooking, response: noContent },
    refusals: ['not_found', 'line_settled', 'consequences_changed'],
  },
  /** Opens one again that was left out of the ledger. */
  reopenProviderLine: {
    method: 'DELETE',
    path: '/desk/payouts/lines/:id/booking',
    action: 'money.book',
    schema: { params: UuidParams, response: noContent },
    refusals: ['not_found'],
  },
} as const satisfies Endpoints
