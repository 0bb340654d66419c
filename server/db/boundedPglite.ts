import { PGlite, type PGliteOptions, type Results } from '@electric-sql/pglite'
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { DatabaseUnavailable } from './client'

const queueLimit = 500

const onlyReads = (statement: string): boolean => /^\s*select\b/i.test(statement)

/** PGlite that answers "unavailable" instead of queueing without end: it has one session, and a burst would starve everyone. */
export class BoundedPglite extends PGlite {
  private waiting = 0

  constructor(options: PGliteOptions) {
    super({ ...options, extensions: { pg_trgm: trigrams } })
  }

  /** Throws where nothing may be written now. */
  beforeWrite: () => void = () => undefined

  private async inLine<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= queueLimit) throw new DatabaseUnavailable('Too many queries are waiting')
    this.waiting += 1
    try {
      // Queued queries chain through microtasks: without a turn of the event loop no new connection is accepted.
      await nextTurn()
      return await work()
    } finally {
      this.waiting -= 1
    }
  }

  override query<T>(...args: Parameters<PGlite['query']>): Promise<Results<T>> {
    return this.inLine(() => {
      if (!onlyReads(args[0])) this.beforeWrite()
      return super.query<T>(...args)
    })
  }

  override transaction<T>(callback: Parameters<typeof PGlite.prototype.transaction<T>>[0]): Promise<T> {
    return this.inLine(() => {
      this.beforeWrite()
      return super.transaction(callback)
    })
  }

  get idle(): boolean {
    return this.waiting === 0
  }
}
