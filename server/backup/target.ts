import type { Readable } from 'node:stream'

/** A database that can be saved and put back, whichever kind it is. */
export interface Target {
  /** Hands over how many migrations it has seen, and all of it as one consistent stream. */
  save: (write: (migrations: number, database: AsyncIterable<Uint8Array>) => Promise<void>) => Promise<void>
  /** Does it hold anything that a restore would take away? */
  isEmpty: () => Promise<boolean>
  /** Fills it; what it held before moves aside, under a name that ends in `stamp`. Where this fails, it is as before. */
  restore: (database: Readable, stamp: string) => Promise<void>
  /** The sentence that names the place of the old data. */
  besides: (stamp: string) => string
  close: () => Promise<void>
}
