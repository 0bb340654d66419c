import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyFiles, type Header } from './archive'

/** The keys that the server made itself and keeps in DATA_DIR; those that are settings stay with the settings. */
export const readKeys = (dataDir: string): Header['keys'] =>
  Object.fromEntries(
    keyFiles
      .filter((name) => existsSync(join(dataDir, name)))
      .map((name) => [name, readFileSync(join(dataDir, name), 'utf8').trim()]),
  )

/** Would these keys take the place of others? */
export const differFrom = (dataDir: string, keys: Header['keys']): boolean =>
  Object.entries(readKeys(dataDir)).some(([name, value]) => keys[name as keyof typeof keys] !== value)

/** Puts the keys of a backup into DATA_DIR; those that it had move to a folder beside. */
export const replaceKeys = (dataDir: string, keys: Header['keys'], beside: string): void => {
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
