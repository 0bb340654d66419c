import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

// What this server puts there; a folder with none of it was made by someone else, for more than us.
const ownNames = ['pglite', 'secrets-key', 'payment-secret']

const isOurs = (directory: string): boolean => ownNames.some((name) => existsSync(join(directory, name)))

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  // What Node says of a new folder on such a file system.
  ENOENT: 'its file system is read-only or missing',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
}

/**
 * Makes the folder of everything the server keeps, for its own user alone; one that is there and not ours keeps its mode.
 * Throws a line that names the setting where nothing can be written.
 */
export const prepareDataDirectory = (dataDir: string): string => {
  const directory = resolve(dataDir)
  const probe = join(directory, '.probe')
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    writeFileSync(probe, 'x')
    rmSync(probe)
    if (isOurs(directory)) chmodSync(directory, 0o700)
    return directory
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // Existing data stays readable, and the database keeps its own reserve.
    if (code === 'ENOSPC' && isOurs(directory)) return directory
    throw new Error(
      `DATA_DIR: nothing can be stored in ${directory}, ${reasons[code] ?? code}. Set DATA_DIR to another folder.`,
    )
  }
}
