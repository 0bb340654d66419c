import { eq, isNull, min, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { outbox, purchases } from '../db/schema'
import type { ServerDeps } from '../deps'
import type { JobRunEnded } from '../jobs/jobs'

/** Metrics of the server for Prometheus: no address, no name, no path beyond a route’s pattern. */
export interface Metrics {
  registry: Registry
  jobRunEnded: JobRunEnded
}

const second = 1_000

const watchPool = (registers: Registry[], { pool }: ServerDeps): void => {
  if (!pool) return
  new Gauge({
    name: 'clear_round_database_connections',
    help: 'Connections of the pool by state; waiting: requests without a connection',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

/** A gauge that asks the database: without an answer it is missing, and the other gauges remain. */
const watch = (registers: Registry[], name: string, help: string, ask: () => Promise<number>): void => {
  new Gauge({
    name,
    help,
    registers,
    async collect() {
      this.set(await ask().catch(() => NaN))
    },
  })
}

const watchTables = (registers: Registry[], { db, now }: ServerDeps): void => {
  const unsent = isNull(outbox.sentAt)
  // One that rests before its first try is not late.
  const dueSince = sql`case when ${outbox.tries} = 0 then ${outbox.nextTryAt} else ${outbox.createdAt} end`
  const ageOfOldest = async () => {
    const [row] = await db
      .select({ oldest: min(dueSince).mapWith(outbox.createdAt) })
      .from(outbox)
      .where(unsent)
    return row?.oldest ? Math.max(0, now().getTime() - row.oldest.getTime()) / second : 0
  }
  watch(registers, 'clear_round_outbox_mails', 'Unsent emails', () => db.$count(outbox, unsent))
  watch(registers, 'clear_round_outbox_age_seconds', 'How long the oldest unsent email has been due', ageOfOldest)
  watch(registers, 'clear_round_open_checkouts', 'Unpaid purchases', () =>
    db.$count(purchases, eq(purchases.status, 'pending')),
  )
}

const watchRequests = (registers: Registry[], app: FastifyInstance): void => {
  const times = new Histogram({
    name: 'clear_round_request_duration_seconds',
    help: 'Request duration',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    times.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / second)
  })
}

/** Gathers the metrics of an app that is not listening yet. */
export const gatherMetrics = (app: FastifyInstance, deps: ServerDeps): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  watchRequests(registers, app)
  watchPool(registers, deps)
  watchTables(registers, deps)
  const rounds = new Counter({
    name: 'clear_round_job_rounds_total',
    help: 'Job runs by result',
    labelNames: ['job', 'result'] as const,
    registers,
  })
  const last = new Gauge({
    name: 'clear_round_job_last_round_seconds',
    help: 'Duration of the last run of each job',
    labelNames: ['job'] as const,
    registers,
  })
  return {
    registry,
    jobRunEnded: (job, result, took) => {
      rounds.inc({ job, result })
      last.set({ job }, took / second)
    },
  }
}
