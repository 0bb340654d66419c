import { contactEndpoints } from '#contract/info/contact'
import type { ServerDeps } from '../../deps'
import { perNetwork, tenMinutes } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { queueMail } from '../../mail/queueMail'
import { mails } from '../../messages/mails'

/**
 * A message to the organisation. Its own address is nowhere on the site, and nothing goes to the address that the
 * writer names, so that the form cannot be used against a stranger.
 */
export const contactRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, contactTo = 'office@example.org' } = deps
  app.route({
    ...routeOf(contactEndpoints.sendMessage),
    ...perNetwork(deps, 'contact', 5, tenMinutes),
    handler: async ({ body, locale }, reply) => {
      const byProgram = Boolean(body.website)
      const mail = {
        to: contactTo,
        locale,
        userId: null,
        isOwed: true,
        replyTo: body.email,
        ...mails[locale].contact(body),
      }
      if (!byProgram) await queueMail(db, deps, mail)
      return reply.status(204).send()
    },
  })
}
