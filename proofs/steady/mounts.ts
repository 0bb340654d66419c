import { execFileSync } from 'node:child_process'
import { copyFileSync, constants, mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from './product'

const run = (program: string, ...args: string[]): void => {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
}

const mountAt = (...args: string[]): string => {
  const at = scratchFolder()
  run('mount', ...args, at)
  // Before the folder itself is removed.
  process.prependListener('exit', () => {
    try {
      run('umount', '-l', at)
    } catch {
      // Already gone.
    }
  })
  return at
}

/** A disk in memory of so many megabytes. Only root may mount. */
export const smallDisk = (megabytes: number): string => mountAt('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs')

/** A separate disk in a file: the file holds what a power cut would leave. */
export const diskInFile = () => {
  const image = join(scratchFolder(), 'disk')
  writeFileSync(image, '')
  truncateSync(image, 400 * 1024 * 1024)
  run('mkfs.ext4', '-q', '-F', image)
  const folder = join(mountAt('-o', 'loop', image), 'data')
  mkdirSync(folder)
  return {
    folder,
    /** The disk as the power cut leaves it at this moment, mounted: its data folder. */
    cut: (): string => {
      const copy = `${image}.cut`
      copyFileSync(image, copy, constants.COPYFILE_FICLONE)
      return join(mountAt('-o', 'loop', copy), 'data')
    },
  }
}
