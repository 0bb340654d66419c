import { problemEndpoints } from '#contract/problem/problemEndpoints'
import { problemLimits } from '#contract/problem/report'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'
import { limitOf } from '../../http/limit'
import { minute, perNetwork, tenMinutes } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { receiveReport } from './receiveReport'
import { loadReporting } from './reporting'

const hour = 60 * minute
// JSON writes each quotation mark of a trace as two characters.
const bodyLimit = 2 * problemLimits.traceMax + 100_000

/** What a member or a visitor reports: anyone may, and so what it takes of the database is limited. */
export const problemRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  const ofAccount = limitOf(deps, 'problem reports of an account', 10, hour)
  // Megabytes each, kept for months: at a show many members share a network, a flood is more than that.
  const inOneGo = perNetwork(deps, 'problem reports', 20, tenMinutes)
  const inOneDay = perNetwork(deps, 'problem reports of a day', 60, 24 * hour)

  app.route({
    ...routeOf(problemEndpoints.getProblemReporting),
    handler: ({ signedIn }) => loadReporting(db, signedIn?.user.id ?? null),
  })

  app.route({
    ...routeOf(problemEndpoints.sendProblemReport),
    onRequest: [...inOneGo.onRequest, ...inOneDay.onRequest],
    bodyLimit,
    handler: async ({ body, headers, locale, signedIn }, reply) => {
      const userId = signedIn?.user.id ?? null
      if (userId !== null) await ofAccount.consume(userId, reply)
      if (!(await loadReporting(db, userId)).isOpen) throw new HttpError('problem_reports_off')
      const sender = { userId, locale, browser: headers['user-agent'] ?? '', key: headers['idempotency-key'] }
      await receiveReport(db, body, sender, now())
      return reply.status(204).send()
    },
  })
}
