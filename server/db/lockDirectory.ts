import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { realpathSync } from 'node:fs'

const socketName = (directory: string): string => {
  const name = `clear-round-${createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 32)}`
  // An abstract socket leaves no file behind: the kernel drops it with the process, kill -9 included.
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`
}

/** Takes a directory for this process alone; throws with a clear line where another process of this machine has it. */
export const lockDirectory = (directory: string): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`The data directory ${directory} is in use by another Clear Round server. Stop that one first.`)
          : error,
      ),
    )
    server.listen(socketName(directory), () => {
      server.unref()
      resolve(() => new Promise((done) => server.close(() => done())))
    })
  })
