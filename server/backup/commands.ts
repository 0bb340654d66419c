import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectPath } from '../db/root'
import { type Header, keyFiles, readBackup, writeBackup } from './archive'
import { besideOf, openEmbedded } from './embedded'
import { openPostgresTarget } from './postgres'

/** The keys that the server made itself and keeps in DATA_DIR; those that are settings stay with the settings. */
const readKeys = (dataDir: string): Header['keys'] =>
  Object.fromEntries(
    keyFiles
      .filter((name) => existsSync(join(dataDir, name)))
      .map((name) => [name, readFileSync(join(dataDir, name), 'utf8').trim()]),
  )

/** Would these keys take the place of others? */
const differFrom = (dataDir: string, keys: Header['keys']): boolean =>
  Object.entries(readKeys(dataDir)).some(([name, value]) => keys[name as keyof typeof keys] !== value)

/** Puts the keys of a backup into DATA_DIR; those that it had move to a folder beside. */
const replaceKeys = (dataDir: string, keys: Header['keys'], beside: string): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  for (const [name, value] of Object.entries(keys)) {
    const file = join(dataDir, name)
    if (readKeys(dataDir)[name as keyof typeof keys] === value) continue
    if (existsSync(file)) {
      mkdirSync(beside, { recursive: true, mode: 0o700 })
      renameSync(file, join(beside, name))
    }
    writeFileSync(file, value, { mode: 0o600, flag: 'wx' })
  }
}

interface Where {
  databaseUrl?: string
  dataDir: string
}

const usage = [
  'Usage:',
  '  npm run backup -- <file>                 writes the database and the keys of DATA_DIR to a new file',
  '  npm run restore -- <file> [--replace]    puts them back; --replace moves what is there aside',
].join('\n')

const kindOf = ({ databaseUrl }: Where) => (databaseUrl ? 'postgresql' : 'pglite')
const open = ({ databaseUrl, dataDir }: Where) =>
  databaseUrl ? openPostgresTarget(databaseUrl) : openEmbedded(dataDir)
const names = { pglite: 'the embedded database', postgresql: 'PostgreSQL' }

const knownMigrations = () =>
  readdirSync(projectPath('server/db/migrations')).filter((name) => name.endsWith('.sql')).length

const backup = async (file: string, where: Where): Promise<string> => {
  const target = await open(where)
  const keys = readKeys(where.dataDir)
  try {
    await target.save((migrations, database) =>
      writeBackup(
        file,
        { clearRoundBackup: 1, kind: kindOf(where), madeAt: new Date().toISOString(), migrations, keys },
        database,
      ),
    )
  } finally {
    await target.close()
  }
  const kept = Object.keys(keys)
  return [
    `${file} holds ${names[kindOf(where)]}${kept.length > 0 ? ` and the keys ${kept.join(' and ')}` : ''}.`,
    kept.length < 2
      ? 'Keys that are settings (SECRETS_KEY, PAYMENT_SECRET) are not included. Keep them elsewhere.'
      : '',
    'It holds personal data and secrets and isn’t encrypted. Keep it private.',
  ]
    .filter(Boolean)
    .join('\n')
}

const restore = async (file: string, where: Where, replace: boolean): Promise<string> => {
  const { header, database } = await readBackup(file)
  const { kind, migrations, keys, madeAt } = header
  if (kind !== kindOf(where))
    throw new Error(`This is a backup of ${names[kind]}: ${kind === 'pglite' ? 'unset' : 'set'} DATABASE_URL.`)
  if (migrations > knownMigrations())
    throw new Error(
      'This backup was made by a newer version of Clear Round. Install that version, or a newer one, first.',
    )
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const target = await open(where)
  try {
    const empty = (await target.isEmpty()) && !differFrom(where.dataDir, keys)
    if (!empty && !replace)
      throw new Error('A database or a key already exists. To move it aside and restore this backup, add: --replace')
    await target.restore(database(), stamp)
    replaceKeys(where.dataDir, keys, besideOf(where.dataDir, stamp))
    const besides = new Set([target.besides(stamp), besideOf(where.dataDir, stamp)])
    return [
      `Restored the backup of ${madeAt}.`,
      empty ? '' : `The previous data is in ${[...besides].join(', keys in ')}.`,
    ]
      .filter(Boolean)
      .join('\n')
  } finally {
    await target.close()
  }
}

/** Does what the words of a command line ask for, and says what was done. */
export const runBackupCommand = (words: string[], where: Where): Promise<string> => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [command, file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new Error(usage)
  if (command === 'backup' && !values.replace) return backup(file, where)
  if (command === 'restore') return restore(file, where, values.replace)
  throw new Error(usage)
}
