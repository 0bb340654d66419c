import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import pino from 'pino'
import { admin } from '#contract/access/caller'
import { policyOf } from '#contract/access/policies'
import { errorStatus, type ErrorCode } from '#contract/shared/apiError'
import type { ServerDeps } from '../deps'
import { networkOf } from './network'
import type { SecurityEvent, SecurityLine, WriteSecurityLine } from './securityLine'
import type { Api } from './types'

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: (event: SecurityEvent, request: FastifyRequest, more?: Pick<SecurityLine, 'code' | 'params'>) => void
  }
  interface FastifyRequest {
    /** Set by a route whose call is about an account that is not the caller's. */
    subjectId: string | null
    /** Why the call was refused, if it was. */
    refusedAs: ErrorCode | null
  }
  interface FastifyContextConfig {
    /** What the security log says when a call succeeds. */
    logsAs?: SecurityEvent
  }
}

const eventsOfCodes: Partial<Record<ErrorCode, SecurityEvent>> = {
  login_failed: 'login_failed',
  password_wrong: 'password_refused',
  code_wrong: 'code_refused',
  reset_link_spent: 'link_refused',
  confirm_link_spent: 'link_refused',
  email_change_link_spent: 'link_refused',
  invitation_spent: 'link_refused',
  too_many_requests: 'limit_reached',
}

// A visitor who opens a members' page sends no token: that is no attempt at anything.
const refusalOf = (code: ErrorCode, { headers }: FastifyRequest): SecurityEvent | undefined => {
  const refused = errorStatus[code] === 403 || (code === 'unauthorized' && headers.authorization !== undefined)
  return refused ? 'refused' : eventsOfCodes[code]
}

const warnings = new Set<SecurityEvent>([
  ...(['code_refused', 'limit_reached', 'link_refused', 'login_failed', 'password_refused', 'refused'] as const),
  'bounce_report_refused',
  'payment_notification_refused',
])

/** Lines on standard output as JSON, at every LOG_LEVEL. */
const toStandardOutput = (): WriteSecurityLine => {
  const log = pino({ base: { log: 'security' }, timestamp: false, formatters: { level: (level) => ({ level }) } })
  return ({ level, ...line }) => log[level](line)
}

/** Records who logged in, what was refused and what was changed; a route says by `logsAs` what its success means. */
export const keepSecurityLog = (app: Api, { now, securityLog: write = toStandardOutput() }: ServerDeps): void => {
  // A key of this run alone: the address of a source cannot be computed, and lines of one source can be matched.
  const key = randomBytes(32)
  const sourceOf = (ip: string) => createHmac('sha256', key).update(networkOf(ip, 64)).digest('hex').slice(0, 16)

  app.decorateRequest('subjectId', null)
  app.decorateRequest('refusedAs', null)
  app.decorate('securityLog', (event, request, more = {}) => {
    try {
      write({
        level: warnings.has(event) ? 'warn' : 'info',
        time: now().toISOString(),
        event,
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '',
        source: sourceOf(request.ip),
        account: request.signedIn?.actedBy ?? request.signedIn?.account.id ?? null,
        subject: request.subjectId ?? (request.signedIn?.actedBy ? request.signedIn.account.id : null),
        ...more,
      })
    } catch (error) {
      // A full disk must not shut the members out.
      request.log.error({ err: error }, 'the security log could not be written')
    }
  })
  app.addHook('onSend', async (request, reply) => {
    const { action, logsAs } = request.routeOptions.config
    const refusal = request.refusedAs && refusalOf(request.refusedAs, request)
    if (request.refusedAs && refusal) app.securityLog(refusal, request, { code: request.refusedAs })
    if (reply.statusCode >= 400) return
    if (logsAs) app.securityLog(logsAs, request)
    const isAdmins = action && (policyOf(action).caller.includes(admin) || request.signedIn?.actedBy)
    if (isAdmins && !['GET', 'HEAD'].includes(request.method))
      app.securityLog('admin_action', request, { params: request.params })
  })
}
