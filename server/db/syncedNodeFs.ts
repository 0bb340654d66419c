import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { fsyncSync } from 'node:fs'
import type { StorageReserve } from './storageReserve'

type Module = Parameters<NodeFS['init']>[1]
export type Write = (
  stream: { nfd: number; path?: string },
  from: unknown,
  offset: number,
  length: number,
  position: number,
) => number

interface StreamOps {
  NODEFS: { stream_ops: { write: Write; fsync?: (stream: { nfd: number }) => number } }
}

// emscripten's number for ENOSPC (WASI's errno).
const noSpace = 51

const isFull = (error: unknown): boolean => (error as { errno?: number }).errno === noSpace

/**
 * A write that uses the reserve when the disk is full: PostgreSQL treats a short write as an error. Where the reserve
 * is spent too and the log cannot be written, the database is lost until it is opened again: it calls `lost`.
 */
export const writeAll =
  (write: Write, reserve: Pick<StorageReserve, 'give'>, lost: () => void): Write =>
  (stream, from, offset, length, position) => {
    let written = 0
    while (written < length)
      try {
        written += write(stream, from, offset + written, length - written, position + written)
      } catch (error) {
        if (isFull(error) && reserve.give()) continue
        if (isFull(error) && stream.path?.includes('/pg_wal/')) lost()
        throw error
      }
    return written
  }

/** PGlite's files, which survive a power cut and a full disk. */
export class SyncedNodeFs extends NodeFS {
  constructor(
    directory: string,
    private readonly reserve: StorageReserve,
    private readonly lost: () => void,
  ) {
    super(directory)
  }

  override async init(pg: PGlite, options: Module): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, options)
    const preRun = made.emscriptenOpts.preRun ?? []
    const amend = (mod: unknown) => {
      const { stream_ops: ops } = (mod as StreamOps).NODEFS
      ops.write = writeAll(ops.write.bind(ops), this.reserve, this.lost)
      // PGlite's file system has no fsync: without this a power cut loses commits that were acknowledged.
      ops.fsync = (stream) => {
        fsyncSync(stream.nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun: [...(preRun as (() => void)[]), amend] } }
  }
}
