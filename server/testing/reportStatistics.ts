import type { TestServer } from './startTestServer'

/** Makes each connection of the pool report its statistics to PostgreSQL, which otherwise takes a second or more. */
export const reportStatistics = ({ query }: Pick<TestServer, 'query'>): Promise<unknown> =>
  // As many at once as the pool has, each long enough that no connection takes two.
  Promise.all(Array.from({ length: 20 }, () => query('select pg_stat_force_next_flush(), pg_sleep(0.05)')))
