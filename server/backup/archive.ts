import { createHash } from 'node:crypto'
import { createReadStream, existsSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** The files of DATA_DIR that hold secrets of the server. A backup can name no others, so it can write no others. */
export const keyFiles = ['secrets-key', 'payment-secret'] as const

const formatVersion = 1
const headerSchema = z.strictObject({
  clearRoundBackup: z.literal(formatVersion),
  kind: z.enum(['pglite', 'postgresql']),
  madeAt: z.iso.datetime(),
  /** How many migrations its database has seen. */
  migrations: z.int().nonnegative(),
  keys: z.partialRecord(z.enum(keyFiles), z.string().min(32).max(1_000)),
})

export type Header = z.infer<typeof headerSchema>

const checksum = 'sha256'
const checksumBytes = 32
const headerBytes = 64 * 1024

/**
 * Writes a backup: one line that says what it is, the database, and a checksum over both. It is written aside and
 * renamed, so that a file with this name is always whole.
 */
export const writeBackup = async (file: string, header: Header, database: AsyncIterable<Uint8Array>): Promise<void> => {
  if (existsSync(file)) throw new Error(`${file} already exists. Use a new file name for each backup.`)
  const partial = `${file}.partial`
  const hash = createHash(checksum)
  const parts = async function* () {
    const line = Buffer.from(`${JSON.stringify(header)}\n`)
    hash.update(line)
    yield line
    for await (const part of database) {
      hash.update(part)
      yield part
    }
    yield hash.digest()
  }
  try {
    // Opened first: one that opens while its source fails would be made after it was removed.
    const opened = await open(partial, 'wx', 0o600)
    await pipeline(parts, opened.createWriteStream({ flush: true }))
    renameSync(partial, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new Error(
        `${partial} exists: another backup is being written, or one was cut off. Delete it and try again.`,
      )
    rmSync(partial, { force: true })
    throw error
  }
}

const headerOf = (line: string): Header => {
  let parsed: unknown
  try {
    parsed = JSON.parse(line)
  } catch {
    throw new Error('This file isn’t a Clear Round backup.')
  }
  const version = (parsed as { clearRoundBackup?: unknown } | null)?.clearRoundBackup
  if (version === undefined) throw new Error('This file isn’t a Clear Round backup.')
  if (version !== formatVersion)
    throw new Error(
      `This backup has format ${JSON.stringify(version)}, and this version of Clear Round reads ${formatVersion}.`,
    )
  const header = headerSchema.safeParse(parsed)
  if (!header.success) throw new Error('The header of this backup is not valid.')
  return header.data
}

const readLast = async (file: string): Promise<{ size: number; head: Buffer; tail: Buffer }> => {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const read = async (length: number, from: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
      return buffer.subarray(0, bytesRead)
    }
    if (size <= checksumBytes) throw new Error('This file isn’t a Clear Round backup.')
    return { size, head: await read(headerBytes, 0), tail: await read(checksumBytes, size - checksumBytes) }
  } finally {
    await handle.close()
  }
}

/** Reads a backup after its checksum was found right. `database` streams what the header describes. */
export const readBackup = async (file: string): Promise<{ header: Header; database: () => Readable }> => {
  const { size, head, tail } = await readLast(file)
  const lineEnd = head.indexOf('\n')
  if (lineEnd < 0) throw new Error('This file isn’t a Clear Round backup.')
  const header = headerOf(head.subarray(0, lineEnd).toString())
  const end = size - checksumBytes - 1
  const hash = createHash(checksum)
  for await (const part of createReadStream(file, { end })) hash.update(part as Buffer)
  if (!hash.digest().equals(tail))
    throw new Error('The checksum is wrong: this backup is incomplete or was changed. Use another one.')
  return { header, database: () => createReadStream(file, { start: lineEnd + 1, end }) }
}
