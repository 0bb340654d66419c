import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { ServerDeps } from '../deps'
import { Failure } from './failure'

const minute = 60_000
export const tenMinutes = 10 * minute

const limiter = (points: number, window: number) => new RateLimiterMemory({ points, duration: window / 1000 })

const refuse = (reply: FastifyReply, { msBeforeNext }: RateLimiterRes): never => {
  reply.header('retry-after', String(Math.max(1, Math.ceil(msBeforeNext / 1000))))
  throw new Failure('too_many_requests')
}

/** Counts one more under a key; with as many as may be, the request is refused with the time to wait. */
const consume = async (limit: RateLimiterMemory, key: string, reply: FastifyReply): Promise<void> => {
  try {
    await limit.consume(key)
  } catch (spent) {
    if (spent instanceof RateLimiterRes) refuse(reply, spent)
    throw spent
  }
}

/** At most so many calls from one address within a time (a minute, unless another is given), before anything is read. */
export const perIp = (
  { rateLimits }: ServerDeps,
  max: number,
  window = minute,
): { onRequest: onRequestAsyncHookHandler[] } => {
  if (rateLimits === false) return { onRequest: [] }
  const limit = limiter(max, window)
  return { onRequest: [(request, reply) => consume(limit, request.ip, reply)] }
}

/** Failures of one kind from one address: after so many it waits. What succeeds costs nothing: a whole show shares an address. */
export const failuresPerIp = ({ rateLimits }: ServerDeps, max: number, window: number) => {
  const limit = rateLimits === false ? null : limiter(max, window)
  return {
    check: async ({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const spent = await limit?.get(ip)
      if (spent && spent.consumedPoints >= max) refuse(reply, spent)
    },
    count: async ({ ip }: FastifyRequest): Promise<void> => {
      await limit?.penalty(ip)
    },
  }
}

/** Tries of passwords and codes: counted before they are looked at, so that many at once are no way round. */
export interface Attempts {
  begin: (request: FastifyRequest, reply: FastifyReply, email: string) => Promise<void>
  /** It was right: it costs nothing, and this address is known to be the owner's. */
  succeeded: (request: FastifyRequest, email: string) => Promise<void>
  /** The owner has shown by mail to be it: what others tried does not stand in the way. */
  forgive: (request: FastifyRequest, email: string) => Promise<void>
}

const nothing = async () => undefined
const none: Attempts = { begin: nothing, succeeded: nothing, forgive: nothing }
const quarter = 15 * minute
/** As long as Node's timers can count, in whole days. */
const knownFor = 24 * 24 * 60 * minute

/**
 * Limits for one server: per address, per address and account, and per account from addresses where its owner never was.
 * The last one stops a guesser with many addresses, and stands in nobody's way who logs in from where they did before.
 */
export const attemptLimits = ({ rateLimits }: ServerDeps): Attempts => {
  if (rateLimits === false) return none
  const ofIp = limiter(100, quarter)
  const ofBoth = limiter(10, quarter)
  const ofAccount = limiter(50, quarter)
  const known = limiter(1, knownFor)
  const both = ({ ip }: FastifyRequest, email: string) => `${ip} ${email}`
  const isKnown = async (request: FastifyRequest, email: string) => (await known.get(both(request, email))) !== null
  const remember = async (request: FastifyRequest, email: string) => {
    await Promise.all([ofBoth.delete(both(request, email)), known.set(both(request, email), 1, knownFor / 1000)])
  }
  return {
    begin: async (request, reply, email) => {
      await consume(ofBoth, both(request, email), reply)
      await consume(ofIp, request.ip, reply)
      if (!(await isKnown(request, email))) await consume(ofAccount, email, reply)
    },
    succeeded: async (request, email) => {
      await ofIp.reward(request.ip)
      if (!(await isKnown(request, email))) await ofAccount.reward(email)
      await remember(request, email)
    },
    forgive: remember,
  }
}
