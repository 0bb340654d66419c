import { paymentEndpoints } from '#contract/payment/card'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import type { PaymentProvider } from '../../domain/payment/provider'
import { noteMovement } from '../../domain/payment/noteMovement'
import { confirmPayment, settleRefunds } from '../../domain/purchase/confirm'

/** The address that payment providers notify. */
export const notificationRoute = (app: Api, deps: ServerDeps, provider: PaymentProvider): void => {
  // A signature is over bytes: parsing and writing them again would not give the same ones.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.route({
    // No session: the signature says who calls. Authorization is not read.
    ...routeOf(paymentEndpoints.notifyOfPayment),
    handler: async (request) => {
      const raw = typeof request.body === 'string' ? request.body : ''
      const notice = await provider.readNotification(raw, request.headers, deps.now())
      if (!notice) {
        app.securityLog('payment_notification_refused', request)
        throw new HttpError('malformed_request')
      }
      if (notice === 'nothing_paid') return { received: true as const }
      if (Array.isArray(notice)) {
        for (const movement of notice) await noteMovement(deps, movement, byCaller(request, deps.now()))
        return { received: true as const }
      }
      await confirmPayment(deps, provider, notice, byCaller(request, deps.now()))
      // The payment is confirmed even if a refund fails: a job sends what is still due.
      await settleRefunds(deps.db, provider, deps.now()).catch((error: unknown) =>
        request.log.error({ err: error }, 'a refund was not sent'),
      )
      return { received: true as const }
    },
  })
}
