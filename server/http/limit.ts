import { getTableName } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimits } from '../db/schema'
import type { ServerDeps } from '../deps'
import { HttpError } from './httpError'

const limiterOf = ({ pool }: ServerDeps, keyPrefix: string, points: number, window: number) => {
  const options = { keyPrefix, points, duration: window / 1000 }
  if (!pool) return new RateLimiterMemory(options)
  const table = { tableName: getTableName(rateLimits), tableCreated: true, clearExpiredByTimeout: false }
  return new RateLimiterPostgres({ ...options, ...table, storeClient: pool, storeType: 'pool' })
}

const refuse = (reply: FastifyReply, { msBeforeNext }: RateLimiterRes): never => {
  reply.header('retry-after', String(Math.max(1, Math.ceil(msBeforeNext / 1000))))
  throw new HttpError('too_many_requests')
}

/**
 * Counts by key: at most so many points within a window (milliseconds). The counters live in PostgreSQL where that is the
 * database, for all servers together; else in this process. Keys are kept as keyed hashes only.
 */
export const limitOf = (deps: ServerDeps, name: string, points: number, window: number) => {
  const limiter = deps.rateLimits === false ? null : limiterOf(deps, name, points, window)
  const keyOf = (key: string) => deps.encryption.mac(key)
  const spentAt = async (key: string): Promise<RateLimiterRes | null> => {
    try {
      await limiter?.consume(keyOf(key))
      return null
    } catch (spent) {
      if (spent instanceof RateLimiterRes) return spent
      throw spent
    }
  }
  return {
    /** Counts one more; false where there were as many as may be. */
    take: async (key: string): Promise<boolean> => (await spentAt(key)) === null,
    /** The same; where there were too many, the request is refused with the time to wait. */
    consume: async (key: string, reply: FastifyReply): Promise<void> => {
      const spent = await spentAt(key)
      if (spent) refuse(reply, spent)
    },
    /** Takes one back. */
    reward: async (key: string): Promise<void> => {
      await limiter?.reward(keyOf(key))
    },
    clear: async (key: string): Promise<void> => {
      await limiter?.delete(keyOf(key))
    },
    /** Keeps a key for the whole window from now on. */
    mark: async (key: string): Promise<void> => {
      await limiter?.set(keyOf(key), 1, window / 1000)
    },
    has: async (key: string): Promise<boolean> => ((await limiter?.get(keyOf(key))) ?? null) !== null,
  }
}
