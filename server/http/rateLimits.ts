import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { ServerDeps } from '../deps'
import { limitOf } from './limit'
import { networkOf } from './network'

export const minute = 60_000
export const tenMinutes = 10 * minute
// A /56 holds 256 times a /64: it gets more, but not 256 times as much.
const siteFactor = 4

/** A limit by the caller's network. */
export const networkLimit = (deps: ServerDeps, name: string, max: number, window: number) => {
  const ofNetwork = limitOf(deps, name, max, window)
  const ofSite = limitOf(deps, `${name} /56`, siteFactor * max, window)
  const siteOf = (ip: string) => {
    const site = networkOf(ip, 56)
    return site === networkOf(ip, 64) ? null : site
  }
  return {
    consume: async ({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> => {
      await ofNetwork.consume(networkOf(ip, 64), reply)
      const site = siteOf(ip)
      if (site) await ofSite.consume(site, reply)
    },
    /** What succeeds costs nothing: a whole show shares an address. */
    reward: async ({ ip }: FastifyRequest): Promise<void> => {
      await ofNetwork.reward(networkOf(ip, 64))
      const site = siteOf(ip)
      if (site) await ofSite.reward(site)
    },
  }
}

/** At most so many calls from one network within a time (a minute, unless another is given), before anything is read. */
export const perNetwork = (
  deps: ServerDeps,
  name: string,
  max: number,
  window = minute,
): { onRequest: onRequestAsyncHookHandler[] } => {
  const limit = networkLimit(deps, name, max, window)
  return { onRequest: [(request, reply) => limit.consume(request, reply)] }
}
