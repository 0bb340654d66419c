import { PGlite } from '@electric-sql/pglite'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BoundedPglite } from './boundedPglite'
import { StorageReserve } from './storageReserve'
import { SyncedNodeFs } from './syncedNodeFs'

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

const endProcess = (): never => {
  process.stderr.write(
    'The disk of DATA_DIR is full, and the embedded database could not finish what it was writing. Nothing that was acknowledged is lost: make room and start again.\n',
  )
  process.exit(1)
}

const start = async (directory: string, reserve: StorageReserve, loadDataDir?: Blob): Promise<BoundedPglite> => {
  const fs = new SyncedNodeFs(directory, reserve, endProcess)
  const client = new BoundedPglite({ fs, startParams, loadDataDir })
  await client.waitReady
  client.beforeWrite = () => reserve.requireRoom()
  return client
}

/**
 * Opens (or first makes, from an image where one is given) a database directory so that an acknowledged commit survives
 * a power cut; mode 0700.
 */
export const openDurable = async (parent: string, image?: Blob): Promise<BoundedPglite> => {
  const directory = join(parent, 'pglite')
  const reserve = new StorageReserve(parent)
  reserve.requireRoomToStart(!existsSync(directory))
  if (existsSync(directory)) return start(directory, reserve)
  // A directory made half-way must never look like a database: it is made aside, synced, then renamed.
  const making = `${directory}.init`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true, mode: 0o700 })
  const first = await start(making, reserve, image)
  await first.close()
  syncTree(making)
  renameSync(making, directory)
  syncPath(parent)
  return start(directory, reserve)
}
