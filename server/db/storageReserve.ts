import { fsyncSync, closeSync, openSync, rmSync, statSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StorageFull } from './client'

const megabyte = 1024 * 1024
// Three segments of PostgreSQL's log: what a transaction under way may still need.
const reserved = 48 * megabyte
/** Less than this is "full": writes are refused before any of them fails. */
const least = 8 * megabyte
const firstStart = 128 * megabyte

/**
 * Room kept back on the disk of the embedded database. PostgreSQL ends itself where its log cannot be written, and inside
 * this process that is a hang: so a write that finds the disk full gets the reserve, and from then on writes are refused
 * until there is room for a reserve again.
 */
export class StorageReserve {
  private readonly file: string
  private reserved: boolean

  /** `free` asks the disk for its room in bytes. */
  constructor(
    private readonly directory: string,
    private readonly free: () => number = () => {
      const { bavail, bsize } = statfsSync(directory)
      return bavail * bsize
    },
  ) {
    this.file = join(directory, 'reserve')
    this.reserved = statSync(this.file, { throwIfNoEntry: false })?.size === reserved
    if (!this.reserved && this.free() > reserved + least) this.keep()
  }

  /** Refuses a start that would end in the middle: a first one makes a whole database. */
  requireRoomToStart(isFirst: boolean): void {
    const needed = isFirst ? firstStart : least
    if (this.free() > needed || (this.reserved && !isFirst)) return
    throw new Error(
      `DATA_DIR: only ${Math.floor(this.free() / megabyte)} MB are left on the disk of ${this.directory}, and the embedded database needs ${Math.ceil(needed / megabyte)} MB to start. ` +
        'Free some, or set DATA_DIR to a folder on another disk.',
    )
  }

  /** Gives the kept room to a write that found none; false where it was given before. */
  give(): boolean {
    if (!this.reserved) return false
    this.reserved = false
    rmSync(this.file, { force: true })
    return true
  }

  /** Is there room for more? */
  hasRoom(): boolean {
    if (this.reserved) return this.free() > least
    if (this.free() <= reserved + 2 * least) return false
    this.keep()
    return this.reserved
  }

  /** Throws StorageFull where nothing more may be written. */
  requireRoom(): void {
    if (!this.hasRoom()) throw new StorageFull('The disk of the database is full')
  }

  private keep(): void {
    const handle = openSync(this.file, 'w', 0o600)
    try {
      const zeros = Buffer.alloc(megabyte)
      // Written, not only claimed: a hole in a file keeps no room.
      for (let written = 0; written < reserved;)
        written += writeSync(handle, zeros, 0, Math.min(megabyte, reserved - written))
      fsyncSync(handle)
      this.reserved = true
    } catch {
      rmSync(this.file, { force: true })
    } finally {
      closeSync(handle)
    }
  }
}
