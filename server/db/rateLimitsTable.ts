import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/**
 * Counters of rate-limiter-flexible, whose columns these are, where several servers share one PostgreSQL. `key` is a keyed
 * hash: it reveals no address; `expire` is in milliseconds since 1970.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)
