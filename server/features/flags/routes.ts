import { createHash } from 'node:crypto'
import { flagEndpoints } from '#contract/flags/change'
import { flagNames, type FlagName } from '#contract/flags/flags'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { namesTag } from '../../http/entityTags'
import { HttpError } from '../../http/httpError'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'

const variant = { name: 'disabled', enabled: false, feature_enabled: true, featureEnabled: true } as const

const isFlagName = (name: string): name is FlagName => flagNames.includes(name as FlagName)

/** Unleash's frontend protocol, read by its client and answered from any source; and the admin's switches. */
export const flagRoutes = (app: Api, { now }: Pick<ServerDeps, 'now'>): void => {
  app.route({
    // The client may send its context in the address or in a body; our flags are the same for everyone.
    // Authorization holds the client's key, which is no session.
    ...routeOf(flagEndpoints.readToggles),
    handler: async (request, reply) => {
      const flags = await app.flags.read()
      const on = flagNames.filter((name) => flags[name])
      const answer = { toggles: on.map((name) => ({ name, enabled: true as const, variant, impressionData: false })) }
      const etag = `W/"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url')}"`
      reply.header('etag', etag).header('cache-control', 'no-cache')
      const known = namesTag(request.headers['if-none-match'], etag)
      if (request.method !== 'POST' && known) return reply.status(304).send()
      return reply.send(answer)
    },
  })

  app.route({
    ...routeOf(flagEndpoints.sendMetrics),
    // Metrics of flags are personal data: nothing of them is kept.
    handler: async () => 'OK' as const,
  })

  const switches = () => {
    if (!app.flags.switches) throw new HttpError('flags_managed_elsewhere')
    return app.flags.switches
  }

  app.route({
    ...routeOf(flagEndpoints.getFlags),
    handler: () => switches().list(),
  })

  app.route({
    ...routeOf(flagEndpoints.setFlag),
    handler: async (request) => {
      const { name } = request.params
      if (!isFlagName(name)) throw new HttpError('not_found')
      return switches().set(name, request.body, byCaller(request, now()))
    },
  })
}
