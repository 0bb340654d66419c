import { mailChoiceEndpoints } from '#contract/account/mailChoices'
import { fill, paths } from '#contract/shared/paths'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { unsubscribedFrom } from '../../domain/account/subscriptions'
import { callerOf } from '../../http/auth'
import { perNetwork, tenMinutes } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { addressOf } from '../../site/address'
import { readSubscription, saveMailChoice, subscribeByLink } from './mailChoices'

const bodyLimit = 10 * 1024

/** Which emails from the club an account gets: by its profile, and by the link of an email. */
export const mailChoiceRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  // The servers of a mail program press its button for all of its users.
  const limit = perNetwork(deps, 'links to unsubscribe', 600, tenMinutes)

  app.route({
    ...routeOf(mailChoiceEndpoints.getMailChoices),
    handler: async (request) => ({ unsubscribedFrom: await unsubscribedFrom(db, callerOf(request).account.id) }),
  })

  app.route({
    ...routeOf(mailChoiceEndpoints.saveMailChoice),
    handler: async (request) => ({
      unsubscribedFrom: await saveMailChoice(db, request.body, byCaller(request, now())),
    }),
  })

  app.route({
    ...routeOf(mailChoiceEndpoints.getSubscription),
    ...limit,
    handler: async ({ params: { token }, headers }, reply) => {
      // A mail program without such a button opens the address of the button.
      if (headers.accept?.includes('text/html')) {
        void reply.redirect(addressOf(deps)(fill(paths.unsubscribe, { token })))
        return reply
      }
      return readSubscription(deps, token)
    },
  })

  app.route({
    ...routeOf(mailChoiceEndpoints.resubscribe),
    ...limit,
    handler: async ({ params: { token }, id: requestId }, reply) => {
      await subscribeByLink(deps, { token, requestId }, true)
      return reply.status(204).send()
    },
  })

  // Mail programs send a form, which says nothing that the address does not.
  void app.register(async (part) => {
    part.removeAllContentTypeParsers()
    part.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, _body, done) => done(null, undefined))
    part.route({
      ...routeOf(mailChoiceEndpoints.unsubscribe),
      ...limit,
      handler: async ({ params, id: requestId }, reply) => {
        await subscribeByLink(deps, { token: (params as { token: string }).token, requestId }, false)
        return reply.status(204).send()
      },
    })
  })
}
