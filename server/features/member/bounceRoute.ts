import { eq } from 'drizzle-orm'
import { BounceReport, bounceEndpoints } from '#contract/member/bounces'
import { parse } from '#contract/shared/parse'
import { bySystem } from '../../audit/audit'
import { outbox } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'
import { perNetwork, minute } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import { isSigned, signatureHeader } from '../../http/signature'
import type { Api } from '../../http/types'
import { markBounced } from '../../mail/bounces'

const bodyLimit = 10 * 1024

const jsonOf = (raw: string): unknown => {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

/** The address that a mail server, or a provider of one, tells what could not be delivered. Without a secret there is none. */
export const bounceRoute = (app: Api, deps: ServerDeps): void => {
  const { db, now, bounceSecret } = deps
  // A signature is over bytes: parsing and writing them again would not give the same ones.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, body),
  )
  app.route({
    ...routeOf(bounceEndpoints.reportBounce),
    ...perNetwork(deps, 'reports of bounces', 600, minute),
    handler: async (request) => {
      if (bounceSecret === undefined) throw new HttpError('not_found')
      const raw = typeof request.body === 'string' ? request.body : ''
      const { [signatureHeader]: signature } = request.headers
      if (typeof signature !== 'string' || !isSigned(bounceSecret, raw, signature, now())) {
        app.securityLog('bounce_report_refused', request)
        throw new HttpError('malformed_request')
      }
      const report = parse(BounceReport, jsonOf(raw))
      if (!report.success) throw new HttpError('malformed_request')
      const { mail: id, kind, reason } = report.data
      // What is temporary is tried again by the mail server that says so.
      if (kind === 'temporary') return { received: true as const }
      await db.transaction(async (tx) => {
        const [mail] = await tx.select().from(outbox).where(eq(outbox.id, id))
        if (mail) await markBounced(tx, mail, reason, bySystem(now()))
      })
      return { received: true as const }
    },
  })
}
