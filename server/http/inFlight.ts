import { HttpError } from './httpError'
import { networkOf } from './network'
import type { Api } from './types'

/** What one network may have in flight, over all its connections: a whole show shares an address, a flood is more. */
export const requestsPerNetwork = 200

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on new requests are refused, and their connections end: the server is about to stop. */
    refuseNew: () => void
    isStopping: () => boolean
  }
}

/** Refuses what is too much at once, and everything new once the server is about to stop. */
export const boundRequests = (app: Api): void => {
  const inFlight = new Map<string, number>()
  let stopping = false
  app.decorate('refuseNew', () => {
    stopping = true
  })
  app.decorate('isStopping', () => stopping)
  app.addHook('onRequest', async ({ ip }, reply) => {
    if (stopping) {
      reply.header('connection', 'close')
      throw new HttpError('unavailable')
    }
    const network = networkOf(ip, 64)
    const before = inFlight.get(network) ?? 0
    if (before >= requestsPerNetwork) {
      reply.header('retry-after', '1')
      throw new HttpError('too_many_requests')
    }
    inFlight.set(network, before + 1)
    reply.raw.once('close', () => {
      const now = (inFlight.get(network) ?? 1) - 1
      if (now === 0) inFlight.delete(network)
      else inFlight.set(network, now)
    })
  })
}
