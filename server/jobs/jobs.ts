import type { FastifyBaseLogger } from 'fastify'
import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { inTurn } from '../lib/inTurn'

/** Work that time makes necessary. It looks at the signal between its items and ends early where that is aborted. */
export interface Job {
  name: string
  /** From the end of one round to the next one, in milliseconds. */
  every: number
  run: (signal: AbortSignal) => Promise<void>
}

/** What became of a round; milliseconds. */
export type JobRunEnded = (job: string, result: 'done' | 'failed', took: number) => void

export interface Jobs {
  /** Runs every job again and again, side by side: none waits for another. */
  start: () => void
  /** Lets each round under way finish its present item; nothing starts any more. */
  stop: () => Promise<void>
  /** One round of each, one after another. What failed is thrown when all have had their turn. */
  runAll: () => Promise<void>
}

/** After so long a round ends at its next item, and the job starts afresh: what is new is not kept waiting by what is slow. */
const maxRunMs = 60_000

/** Keeps jobs running. Several servers may run the same ones on one database: each item is claimed, or doing it twice is doing it once. */
export const createJobs = (
  jobs: readonly Job[],
  log: FastifyBaseLogger,
  ended: JobRunEnded = () => undefined,
): Jobs => {
  const stopping = new AbortController()
  // Each job waits for it between its rounds: as many listeners as jobs are no leak.
  setMaxListeners(jobs.length + 1, stopping.signal)
  const running = new Map<string, Promise<void>>()

  const round = async ({ name, run }: Job): Promise<void> => {
    const start = performance.now()
    const end = (result: 'done' | 'failed') => ended(name, result, performance.now() - start)
    try {
      await run(AbortSignal.any([stopping.signal, AbortSignal.timeout(maxRunMs)]))
      end('done')
    } catch (error) {
      end('failed')
      throw error
    }
  }

  /** Rounds of one job never overlap: who asks meanwhile gets the one under way. */
  const once = (job: Job): Promise<void> => {
    const present = running.get(job.name) ?? round(job).finally(() => running.delete(job.name))
    running.set(job.name, present)
    return present
  }

  const keepRunning = async (job: Job): Promise<void> => {
    while (!stopping.signal.aborted) {
      await once(job).catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'))
      await sleep(job.every, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  return {
    start: () => {
      for (const job of jobs) void keepRunning(job)
    },
    stop: async () => {
      stopping.abort()
      await Promise.allSettled(running.values())
    },
    runAll: () => inTurn(jobs, once, { message: 'Jobs failed' }),
  }
}
