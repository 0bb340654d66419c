import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { FlagChange, FlagState } from '#contract/flags/change'
import { flagNames, type FlagName } from '#contract/flags/flags'
import { apiPaths } from '#contract/shared/apiPaths'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { BaseVersion } from '../../http/baseVersion'
import { namesTag } from '../../http/entityTags'
import { HttpError } from '../../http/httpError'
import type { Api } from '../../http/types'

const variant = { name: 'disabled', enabled: false, feature_enabled: true, featureEnabled: true } as const
const Toggles = z.object({
  toggles: z.array(
    z.object({
      name: z.enum(flagNames),
      enabled: z.literal(true),
      variant: z.object({
        name: z.string(),
        enabled: z.boolean(),
        feature_enabled: z.boolean(),
        featureEnabled: z.boolean(),
      }),
      impressionData: z.boolean(),
    }),
  ),
})

const isFlagName = (name: string): name is FlagName => flagNames.includes(name as FlagName)

/** Unleash's frontend protocol, read by its client and answered from any source; and the admin's switches. */
export const flagRoutes = (app: Api, { now }: Pick<ServerDeps, 'now'>): void => {
  app.route({
    // The client may send its context in the address or in a body; our flags are the same for everyone.
    method: ['GET', 'POST'],
    url: apiPaths.flagService,
    // Authorization holds the client's key, which is no session.
    config: { action: 'flag.read' },
    schema: { response: { 200: Toggles, 304: z.undefined() } },
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
    method: 'POST',
    url: `${apiPaths.flagService}/client/metrics`,
    config: { action: 'flag.read' },
    schema: { response: { 200: { content: { 'text/plain': { schema: z.literal('OK') } } } } },
    // Metrics of flags are personal data: nothing of them is kept.
    handler: async () => 'OK' as const,
  })

  const switches = () => {
    if (!app.flags.switches) throw new HttpError('flags_managed_elsewhere')
    return app.flags.switches
  }

  app.route({
    method: 'GET',
    url: apiPaths.flags,
    config: { action: 'flag.list' },
    schema: { response: { 200: z.array(FlagState) } },
    handler: () => switches().list(),
  })

  app.route({
    method: 'PUT',
    url: apiPaths.flag,
    config: { action: 'flag.set' },
    schema: {
      params: z.object({ name: z.string() }),
      body: z.extend(FlagChange, { version: BaseVersion }),
      response: { 200: FlagState },
    },
    handler: async (request) => {
      const { name } = request.params
      if (!isFlagName(name)) throw new HttpError('not_found')
      return switches().set(name, request.body, byCaller(request, now()))
    },
  })
}
