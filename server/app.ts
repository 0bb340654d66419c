import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { apiBase } from '#contract/shared/paths'
import { documentRoutes } from './account/documentRoutes'
import { ownDataRoutes } from './account/ownDataRoutes'
import { profileRoutes } from './account/profileRoutes'
import { resetRoutes } from './account/resetRoutes'
import { accountRoutes } from './account/routes'
import { secondFactorRoutes } from './account/secondFactorRoutes'
import { sessionRoutes } from './account/sessionRoutes'
import { findSession } from './account/sessions'
import { calendarRoutes } from './calendar/routes'
import { contactRoutes } from './contact/routes'
import { courseRoutes } from './courses/routes'
import type { ServerDeps } from './deps'
import { deskHomeRoutes } from './deskHome/routes'
import { deskSearchRoutes } from './deskSearch/routes'
import { personInvitationRoutes } from './deskPeople/invitationRoutes'
import { deskPeopleRoutes } from './deskPeople/routes'
import { householdRoutes } from './households/routes'
import { drawRoutes } from './draws/routes'
import { deskDogRoutes } from './dogs/deskDogRoutes'
import { dogRoutes } from './dogs/dogRoutes'
import { cardRoutes } from './dogs/cardRoutes'
import { measuringRoutes } from './dogs/measuringRoutes'
import { photoRoutes } from './dogs/photoRoutes'
import { sharingRoutes } from './dogs/sharingRoutes'
import { dogSyncRoutes } from './dogSync/routes'
import { dogListRoutes } from './dogs/routes'
import { entryRoutes } from './entries/routes'
import { enforceFlags } from './flags/disabledByFlag'
import { embeddedFlags } from './flags/embedded'
import type { FlagSource } from './flags/flagSource'
import { remoteFlags } from './flags/remote'
import { flagRoutes } from './flags/routes'
import { authenticate } from './http/auth'
import { answerErrors, sendFrameworkError, sendNotFound } from './http/errors'
import { createConnections, type Connections } from './http/connections'
import { createLimits, type Limits } from './http/limits'
import { healthRoutes } from './http/health'
import { boundRequests } from './http/inFlight'
import { secureHeaders } from './http/headers'
import { addOpenApi } from './http/openapi'
import { keepSecurityLog } from './http/securityLog'
import { withSafeLog } from './http/serverLog'
import type { Api } from './http/types'
import { createJobs, type Jobs } from './jobs/jobs'
import { jobsOf } from './jobs/jobsOf'
import { outboxPage } from './mail/outboxPage'
import { discountRoutes } from './discounts/routes'
import { membershipRoutes } from './membership/routes'
import { gatherMetrics, type Metrics } from './metrics/metrics'
import { newsPages } from './news/pages'
import { newsRoutes } from './news/routes'
import { paymentsOf } from './payments/payments'
import type { PaymentProvider } from './payments/provider'
import { notificationRoute } from './purchases/notificationRoute'
import { changeRoutes } from './purchases/changeRoutes'
import { purchaseRoutes } from './purchases/routes'
import { transferRoutes } from './purchases/transferRoutes'
import { resultDeskRoutes } from './results/deskRoutes'
import { resultRoutes } from './results/routes'
import { ruleRoutes } from './rules/routes'
import { showEditRoutes } from './showDesk/editRoutes'
import { showHistoryRoutes } from './showDesk/historyRoutes'
import { showLifeRoutes } from './showDesk/lifeRoutes'
import { showPreviewRoutes } from './showDesk/previewRoutes'
import { addEntryRoutes } from './showEntries/addRoutes'
import { helperRoutes } from './showEntries/helperRoutes'
import { showEntryRoutes } from './showEntries/routes'
import { showDeskRoutes } from './showDesk/routes'
import { showPages } from './shows/pages'
import { showRoutes } from './shows/routes'
import { earlierVersionPages } from './site/earlierVersions'
import { siteRoutes } from './site/site'
import { townRoutes } from './towns/routes'
import { waitingRoutes } from './waiting/routes'

declare module 'fastify' {
  interface FastifyInstance {
    /** Frees expired holds, delivers what is outstanding (notifications, refunds, mails). */
    jobs: Jobs
    flags: FlagSource
    limits: Limits
    metrics: Metrics | null
    /** Ends connections that ask nothing, or all of them. */
    connections: Pick<Connections, 'endUnasked' | 'endAll'>
  }
}

type AddRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider) => void

const subjects: AddRoutes[] = [
  accountRoutes,
  resetRoutes,
  profileRoutes,
  sessionRoutes,
  secondFactorRoutes,
  ownDataRoutes,
  documentRoutes,
  discountRoutes,
  showDeskRoutes,
  deskHomeRoutes,
  deskSearchRoutes,
  showLifeRoutes,
  showEntryRoutes,
  addEntryRoutes,
  helperRoutes,
  showEditRoutes,
  deskPeopleRoutes,
  personInvitationRoutes,
  householdRoutes,
  showPreviewRoutes,
  showHistoryRoutes,
  resultDeskRoutes,
  resultRoutes,
  membershipRoutes,
  dogListRoutes,
  cardRoutes,
  measuringRoutes,
  deskDogRoutes,
  dogRoutes,
  sharingRoutes,
  dogSyncRoutes,
  showRoutes,
  townRoutes,
  entryRoutes,
  waitingRoutes,
  drawRoutes,
  calendarRoutes,
  newsRoutes,
  ruleRoutes,
  contactRoutes,
  purchaseRoutes,
  changeRoutes,
  transferRoutes,
]

const malformedLink = '/malformed-link'
const isMalformedLink = ({ url = '', headers }: IncomingMessage): boolean => {
  if (url.startsWith(apiBase) || headers.accept?.includes('text/html') !== true) return false
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return false
  } catch {
    return true
  }
}

const bodyLimit = 100 * 1024

/** The whole server, not listening yet: `inject` asks it in-process. Nothing of the outside comes in but through `deps`. */
export const createServerApp = async (deps: ServerDeps): Promise<FastifyInstance> => {
  const connections = createConnections()
  const app = fastify({
    logger: withSafeLog(deps.logger ?? false),
    serverFactory: connections.serverFor,
    // Stands in the log, in the answer's header and in what the reader of an error can tell.
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    trustProxy: deps.trustProxy ?? false,
    bodyLimit,
    routerOptions: { maxParamLength: 300 },
    // A link that no address decodes to is a page that does not exist, for the person who follows it in a browser.
    rewriteUrl: (request) => (isMalformedLink(request) ? malformedLink : (request.url ?? '/')),
    frameworkErrors: (_error, request, reply) => sendFrameworkError(request, reply as never),
  }).withTypeProvider<ZodTypeProvider>()
  app.decorate('connections', connections)
  app.setSerializerCompiler(serializerCompiler)
  // Fastify reads text/plain by default, and with it requests that another site's form can send.
  app.removeContentTypeParser('text/plain')
  answerErrors(app)
  app.decorate('metrics', deps.metrics ? gatherMetrics(app, deps) : null)
  await app.register(cookie)
  keepSecurityLog(app, deps)
  // Before authentication, so that a refusal carries them too.
  await secureHeaders(app, deps)
  boundRequests(app)
  authenticate(app, deps, (header) => findSession(deps.db, header, deps.now()))
  app.decorate('flags', deps.flagService ? await remoteFlags(app, deps.flagService) : embeddedFlags(deps.db))
  enforceFlags(app)
  app.decorate('limits', createLimits(deps))
  await addOpenApi(app)
  const payments = paymentsOf(deps, async (request) => app.inject(request))
  const { provider } = payments
  app.decorate('jobs', createJobs(jobsOf(app, deps, provider), app.log, app.metrics?.jobRunEnded))
  await app.register(
    async (plain) => {
      const api = plain.withTypeProvider<ZodTypeProvider>()
      healthRoutes(api, deps)
      for (const add of subjects) add(api, deps, provider)
      payments.addRoutes(api)
      // These routes parse bodies in their own way.
      void api.register(async (part) => photoRoutes(part as unknown as Api, deps))
      void api.register(async (part) => courseRoutes(part as unknown as Api, deps))
      void api.register(async (part) => notificationRoute(part as unknown as Api, deps, provider))
      flagRoutes(api, deps)
    },
    { prefix: apiBase },
  )
  if (deps.showOutbox) outboxPage(app, deps)
  await siteRoutes(app, deps, [showPages(deps), newsPages(deps.db), earlierVersionPages])
  if (!deps.distDir) app.setNotFoundHandler(sendNotFound)
  return app
}
