import { emailChangeEndpoints } from '#contract/account/emailChange'
import type { ServerDeps } from '../../deps'
import { perNetwork, tenMinutes } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { confirmEmailChange, stopByLink } from './emailChanges'

/** The two links of an address that the office has requested. Opening one changes nothing: programs open links too. */
export const emailChangeRoutes = (app: Api, deps: ServerDeps): void => {
  app.route({
    ...routeOf(emailChangeEndpoints.confirmEmailChange, { logsAs: 'email_change_confirmed' }),
    ...perNetwork(deps, 'confirmed email changes', 40, tenMinutes),
    handler: async ({ body: { token }, id: requestId }) => ({
      changesOn: await confirmEmailChange(deps, { token, requestId }),
    }),
  })

  app.route({
    ...routeOf(emailChangeEndpoints.stopEmailChange, { logsAs: 'email_change_stopped' }),
    ...perNetwork(deps, 'stopped email changes', 40, tenMinutes),
    handler: async (request, reply) => {
      request.subjectId = await stopByLink(deps, { token: request.body.token, requestId: request.id })
      return reply.status(204).send()
    },
  })
}
