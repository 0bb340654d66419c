import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { apiBase } from '#contract/shared/paths'
import { documentRoutes } from './features/account/documentRoutes'
import { letterRoutes } from './features/account/letterRoutes'
import { ownDataRoutes } from './features/account/ownDataRoutes'
import { emailChangeRoutes } from './features/account/emailChangeRoutes'
import { mailChoiceRoutes } from './features/account/mailChoiceRoutes'
import { profileRoutes } from './features/account/profileRoutes'
import { resetRoutes } from './features/account/resetRoutes'
import { accountRoutes } from './features/account/routes'
import { secondFactorRoutes } from './features/account/secondFactorRoutes'
import { sessionRoutes } from './features/account/sessionRoutes'
import { findSession } from './features/account/sessions'
import { calendarRoutes } from './features/account/calendar/routes'
import { contactRoutes } from './features/info/routes'
import { courseRoutes } from './features/course/routes'
import type { ServerDeps } from './deps'
import { deskHomeRoutes } from './features/desk/home/routes'
import { deskSearchRoutes } from './features/desk/search/routes'
import { invitationRoutes } from './features/invitation/routes'
import { memberImportRoutes } from './features/member/importing/routes'
import { bounceRoute } from './features/member/bounceRoute'
import { extraRoutes } from './features/extra/routes'
import { mailingRoutes } from './features/member/mailing/routes'
import { mergingRoutes } from './features/member/merging/routes'
import { memberRoutes } from './features/member/routes'
import { moneyRoutes } from './features/money/routes'
import { invoiceRoutes } from './features/money/invoices/routes'
import { contractRoutes } from './features/money/contracts/routes'
import { settlementRoutes } from './features/money/settlement/routes'
import { payoutRoutes } from './features/money/payouts/routes'
import { statementRoutes } from './features/money/statement/routes'
import { yearRoutes } from './features/money/year/routes'
import { deskPeopleRoutes } from './features/people/routes'
import { householdRoutes } from './features/account/household/routes'
import { drawRoutes } from './features/draw/routes'
import { deskDogRoutes } from './features/dog/deskDogRoutes'
import { dogRoutes } from './features/dog/dogRoutes'
import { cardRoutes } from './features/dog/cardRoutes'
import { levelRoutes } from './features/dog/levels/levelRoutes'
import { measuringRoutes } from './features/dog/measuringRoutes'
import { photoRoutes } from './features/dog/photoRoutes'
import { sharingRoutes } from './features/dog/sharingRoutes'
import { dogSyncRoutes } from './features/dogSync/routes'
import { dogListRoutes } from './features/dog/routes'
import { entryRoutes } from './features/entry/routes'
import { enforceFlags } from './domain/flags/disabledByFlag'
import { embeddedFlags } from './features/flags/embedded'
import type { FlagSource } from './domain/flags/flagSource'
import { remoteFlags } from './features/flags/remote'
import { flagRoutes } from './features/flags/routes'
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
import { discountRoutes } from './features/purchase/discountRoutes'
import { membershipRoutes } from './features/membership/routes'
import { gatherMetrics, type Metrics } from './metrics/metrics'
import { newsPages } from './features/news/pages'
import { newsRoutes } from './features/news/routes'
import { paymentsOf } from './features/payment/payments'
import type { PaymentProvider } from './domain/payment/provider'
import { notificationRoute } from './features/payment/notificationRoute'
import { changeRoutes } from './features/entry/changeRoutes'
import { deskProblemRoutes } from './features/problem/deskRoutes'
import { problemRoutes } from './features/problem/routes'
import { purchaseRoutes } from './features/purchase/routes'
import { transferRoutes } from './features/payment/transferRoutes'
import { resultDeskRoutes } from './features/results/deskRoutes'
import { runFileRoutes } from './features/results/runFileRoutes'
import { dogResultRoutes } from './features/results/dogResults'
import { paperRoutes } from './features/results/papers/paperRoutes'
import { resultRoutes } from './features/results/routes'
import { judgePageRoutes } from './features/people/judgePages'
import { ruleRoutes } from './features/entry/rulesRoutes'
import { showEditRoutes } from './features/show/desk/editRoutes'
import { showHistoryRoutes } from './features/show/desk/historyRoutes'
import { showLifeRoutes } from './features/show/desk/lifeRoutes'
import { showPreviewRoutes } from './features/show/desk/previewRoutes'
import { addEntryRoutes } from './features/entry/desk/addRoutes'
import { helperRoutes } from './features/entry/desk/helperRoutes'
import { showEntryRoutes } from './features/entry/desk/routes'
import { regroupRoutes } from './features/show/desk/regroup/routes'
import { proposalRoutes } from './features/show/desk/proposalRoutes'
import { showDeskRoutes } from './features/show/desk/routes'
import { showPages } from './features/show/pages'
import { showRoutes } from './features/show/routes'
import { earlierVersionPages } from './site/earlierVersions'
import { siteRoutes } from './site/site'
import { townRoutes } from './features/show/towns/routes'
import { waitingRoutes } from './features/waiting/routes'

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
  mailChoiceRoutes,
  emailChangeRoutes,
  sessionRoutes,
  secondFactorRoutes,
  ownDataRoutes,
  letterRoutes,
  documentRoutes,
  discountRoutes,
  proposalRoutes,
  showDeskRoutes,
  regroupRoutes,
  deskHomeRoutes,
  deskSearchRoutes,
  showLifeRoutes,
  showEntryRoutes,
  addEntryRoutes,
  helperRoutes,
  showEditRoutes,
  memberRoutes,
  mergingRoutes,
  mailingRoutes,
  moneyRoutes,
  memberImportRoutes,
  deskPeopleRoutes,
  invitationRoutes,
  householdRoutes,
  showPreviewRoutes,
  showHistoryRoutes,
  resultDeskRoutes,
  runFileRoutes,
  resultRoutes,
  dogResultRoutes,
  paperRoutes,
  judgePageRoutes,
  membershipRoutes,
  dogListRoutes,
  cardRoutes,
  measuringRoutes,
  deskDogRoutes,
  levelRoutes,
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
  problemRoutes,
  deskProblemRoutes,
  purchaseRoutes,
  changeRoutes,
  transferRoutes,
  invoiceRoutes,
  contractRoutes,
  settlementRoutes,
  extraRoutes,
  statementRoutes,
  payoutRoutes,
  yearRoutes,
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
    // The log, the answer's header and the displayed error carry it.
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    trustProxy: deps.trustProxy ?? false,
    bodyLimit,
    routerOptions: { maxParamLength: 300 },
    // A link that no address decodes to is a page that does not exist, in a browser.
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
      void api.register(async (part) => bounceRoute(part as unknown as Api, deps))
      flagRoutes(api, deps)
    },
    { prefix: apiBase },
  )
  if (deps.showOutbox) outboxPage(app, deps)
  await siteRoutes(app, deps, [showPages(deps), newsPages(deps.db), earlierVersionPages])
  if (!deps.distDir) app.setNotFoundHandler(sendNotFound)
  return app
}
