import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { apiBase } from '../contract/paths'
import { sendResetLinks } from './accounts/resetLinks'
import { expiryJob } from './accounts/removeExpired'
import { ownDataRoutes } from './accounts/ownDataRoutes'
import { profileRoutes } from './accounts/profileRoutes'
import { resetRoutes } from './accounts/resetRoutes'
import { accountRoutes } from './accounts/routes'
import { secondFactorRoutes } from './accounts/secondFactorRoutes'
import { sessionRoutes } from './accounts/sessionRoutes'
import { contactRoutes } from './contact/routes'
import type { ServerDeps } from './deps'
import { dogRoutes } from './dogs/routes'
import { enforceFlags } from './flags/closed'
import { embeddedFlags } from './flags/embedded'
import type { FlagSource } from './flags/flagSource'
import { remoteFlags } from './flags/remote'
import { flagRoutes } from './flags/routes'
import { authenticate } from './http/auth'
import { answerErrors, sendFrameworkError, sendNotFound } from './http/errors'
import { createLimits, type Limits } from './http/limits'
import { healthRoute } from './http/health'
import { secureHeaders } from './http/headers'
import { addOpenApi } from './http/openapi'
import { keepSecurityLog } from './http/securityLog'
import { withSafeLog } from './http/serverLog'
import type { Api } from './http/types'
import { outboxPage } from './mail/outboxPage'
import { mailSender } from './mail/sendMail'
import { sendReminders } from './membership/reminders'
import { membershipRoutes } from './membership/routes'
import { newsRoutes } from './news/routes'
import { builtInProvider } from './payments/builtIn/provider'
import { settleRefunds } from './payments/confirm'
import type { PaymentProvider } from './payments/provider'
import { cardRoute, notificationRoute } from './payments/routes'
import { expireHolds } from './purchases/release'
import { purchaseRoutes } from './purchases/routes'
import { ruleRoutes } from './rules/routes'
import { showRoutes } from './shows/routes'
import { siteRoutes } from './site/site'
import { sweeper } from './sweep'

declare module 'fastify' {
  interface FastifyInstance {
    /** Frees expired holds, delivers what is outstanding (notifications, refunds, mails); safe to call at any time. */
    sweep: () => Promise<void>
    flags: FlagSource
    limits: Limits
  }
}

type AddRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider) => void

const subjects: AddRoutes[] = [
  ...[accountRoutes, resetRoutes, profileRoutes, sessionRoutes, secondFactorRoutes, ownDataRoutes],
  ...[membershipRoutes, dogRoutes, showRoutes, newsRoutes, ruleRoutes, contactRoutes, purchaseRoutes],
]

const bodyLimit = 100 * 1024

/** The whole server, not listening yet: `inject` asks it in-process. Nothing of the outside comes in but through `deps`. */
export const createServerApp = async (deps: ServerDeps): Promise<FastifyInstance> => {
  const app = fastify({
    logger: withSafeLog(deps.logger ?? false),
    trustProxy: deps.trustProxy ?? false,
    bodyLimit,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (_error, request, reply) => sendFrameworkError(request, reply as never),
  }).withTypeProvider<ZodTypeProvider>()
  app.setSerializerCompiler(serializerCompiler)
  // Fastify reads text/plain by default, and with it requests that another site's form can send.
  app.removeContentTypeParser('text/plain')
  answerErrors(app)
  await app.register(cookie)
  keepSecurityLog(app, deps)
  // Before authentication, so that a refusal carries them too.
  await secureHeaders(app, deps)
  authenticate(app, deps)
  app.decorate('flags', deps.flagService ? await remoteFlags(app, deps.flagService) : embeddedFlags(deps.db))
  enforceFlags(app)
  app.decorate('limits', createLimits(deps))
  await addOpenApi(app)
  const builtIn = builtInProvider(deps, async (request) => app.inject(request))
  const provider = deps.paymentProvider ?? builtIn
  const sendMails = deps.mailService && mailSender(deps, deps.mailService, app.log)
  app.decorate(
    'sweep',
    sweeper([
      () => provider.redeliver(),
      () => expireHolds(deps.db, provider, deps.now()),
      () => settleRefunds(deps.db, provider, deps.now()),
      () => sendResetLinks(deps, app.limits.mailsTo),
      () => sendReminders(deps),
      expiryJob(deps),
      // Last: what the steps before it put into the outbox goes out in the same round.
      async () => sendMails?.(deps.now()),
    ]),
  )
  await app.register(
    async (plain) => {
      const api = plain.withTypeProvider<ZodTypeProvider>()
      healthRoute(api, deps)
      for (const add of subjects) add(api, deps, provider)
      if (provider === builtIn) cardRoute(api, deps, builtIn)
      // Reads bodies in its own way, so it has a room of its own.
      void api.register(async (part) => notificationRoute(part as unknown as Api, deps, provider))
      flagRoutes(api)
    },
    { prefix: apiBase },
  )
  if (deps.showOutbox) outboxPage(app, deps)
  await siteRoutes(app, deps)
  if (!deps.distDir) app.setNotFoundHandler(sendNotFound)
  return app
}
