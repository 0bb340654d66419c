import { PGlite, type PGliteOptions, type Results } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { DatabaseUnavailable } from './client'

const queueLimit = 500

/** PGlite that answers "unavailable" instead of queueing without end: it has one session, and a burst would starve everybody. */
export class BoundedPglite extends PGlite {
  private waiting = 0

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
    return this.inLine(() => super.query<T>(...args))
  }

  override transaction<T>(callback: Parameters<typeof PGlite.prototype.transaction<T>>[0]): Promise<T> {
    return this.inLine(() => super.transaction(callback))
  }

  get idle(): boolean {
    return this.waiting === 0
  }
}

type Module = Parameters<NodeFS['init']>[1]

interface StreamOps {
  NODEFS: { stream_ops: Record<string, (stream: { nfd: number }) => number> }
}

class SyncedNodeFs extends NodeFS {
  override async init(pg: PGlite, options: Module): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, options)
    const preRun = made.emscriptenOpts.preRun ?? []
    // PGlite's file system has no fsync: without this a power cut loses commits that were acknowledged.
    const addSync = (mod: unknown) => {
      ;(mod as StreamOps).NODEFS.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd)
        return 0
      }
    }
    return {
      emscriptenOpts: { ...made.emscriptenOpts, preRun: [...(preRun as (() => void)[]), addSync] },
    }
  }
}

const syncPath = (path: string): void => {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

const syncTree = (directory: string): void => {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(directory)
}

// -F switches fsync off; fdatasync, the default method, does nothing in emscripten.
const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

const start = async (directory: string, options: PGliteOptions = {}): Promise<BoundedPglite> => {
  const client = new BoundedPglite({ fs: new SyncedNodeFs(directory), startParams, ...options })
  await client.waitReady
  return client
}

/**
 * Opens (or first makes, from an image where one is given) a database directory so that an acknowledged commit survives
 * a power cut; mode 0700.
 */
export const openDurable = async (parent: string, image?: Blob): Promise<BoundedPglite> => {
  const directory = join(parent, 'pglite')
  if (existsSync(directory)) return start(directory)
  // A directory made half-way must never look like a database: it is made aside, synced, then renamed.
  const making = `${directory}.init`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true, mode: 0o700 })
  const first = await start(making, { loadDataDir: image })
  await first.close()
  syncTree(making)
  renameSync(making, directory)
  syncPath(parent)
  return start(directory)
}
