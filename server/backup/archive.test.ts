import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readBackup, writeBackup, type Header } from './archive'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clear-round-archive-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const header: Header = {
  clearRoundBackup: 1,
  kind: 'pglite',
  madeAt: '2026-11-21T10:00:00.000Z',
  migrations: 7,
  keys: { 'secrets-key': 'k'.repeat(64) },
}
const at = (name = 'a.backup') => join(folder, name)

const database = async function* (...parts: string[]) {
  for (const part of parts) yield await Promise.resolve(Buffer.from(part))
}

/** A file with a right checksum and a header that no backup has. */
const forge = (line: string) => {
  const body = Buffer.from(`${line}\nrows`)
  writeFileSync(at(), Buffer.concat([body, createHash('sha256').update(body).digest()]))
}

it('reads back the written database, without header and checksum [R11.1]', async () => {
  await writeBackup(at(), header, database('rows\n', 'more rows'))
  const backup = await readBackup(at())
  expect(backup.header).toEqual(header)
  expect(await text(backup.database())).toBe('rows\nmore rows')
})

it('refuses a backup at every fifth byte where it may be cut off or changed [R11.1]', async () => {
  await writeBackup(at(), header, database('rows of a database'))
  const whole = readFileSync(at())
  for (let length = 0; length < whole.length; length += 5) {
    writeFileSync(at('cut'), whole.subarray(0, length))
    await expect(readBackup(at('cut'))).rejects.toThrow(/isn’t a Clear Round backup|checksum/)
  }
  for (let place = 0; place < whole.length; place += 5) {
    const changed = Buffer.from(whole)
    changed[place] = (changed[place] ?? 0) ^ 1
    writeFileSync(at('changed'), changed)
    await expect(readBackup(at('changed'))).rejects.toThrow(/isn’t a Clear Round backup|checksum|format|header/)
  }
})

it.each([
  ['another format', { clearRoundBackup: 2 }, /format 2/],
  ['a key file outside the data directory', { keys: { '../../etc/passwd': 'x'.repeat(64) } }, /header/],
  ['a kind that there is not', { kind: 'mysql' }, /header/],
  ['a field that there is not', { run: 'rm' }, /header/],
  ['no mark of a backup', { clearRoundBackup: undefined }, /isn’t a Clear Round backup/],
])('refuses a header with %s [R11.1]', async (_what, change, words) => {
  forge(JSON.stringify({ ...header, ...change }))
  await expect(readBackup(at())).rejects.toThrow(words)
})

it('leaves no file where the database could not be read to its end [R11.1]', async () => {
  const broken = async function* () {
    yield await Promise.resolve(Buffer.from('rows'))
    throw new Error('connection lost')
  }
  await expect(writeBackup(at(), header, broken())).rejects.toThrow('connection lost')
  expect([existsSync(at()), existsSync(`${at()}.partial`)]).toEqual([false, false])
})

it('writes over neither a backup nor one that is being written [R11.1]', async () => {
  writeFileSync(at(), 'earlier')
  await expect(writeBackup(at(), header, database('rows'))).rejects.toThrow('already exists')
  writeFileSync(`${at('b')}.partial`, 'half')
  await expect(writeBackup(at('b'), header, database('rows'))).rejects.toThrow('another backup')
  expect([readFileSync(at(), 'utf8'), readFileSync(`${at('b')}.partial`, 'utf8')]).toEqual(['earlier', 'half'])
})
