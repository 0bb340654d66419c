import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wait } from './report'

export interface Ended {
  code: number | null
  seconds: number
}

/** The built server as a separate process. */
export interface Product {
  origin: string
  pid: number
  output: () => string
  /** Sends a signal; how the process ended, or null where it has not after so many seconds. */
  end: (signal: NodeJS.Signals, withinSeconds?: number) => Promise<Ended | null>
  signal: (signal: NodeJS.Signals) => void
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** A folder that goes when the proof ends. */
export const scratchFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'clear-round-steady-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const endOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve))

/** Starts `dist/server/main.mjs` with settings besides the port; resolves when it is ready. */
export const startProduct = async (env: Record<string, string> = {}): Promise<Product> => {
  const port = env['PORT'] ?? String(await freePort())
  const { DATABASE_URL: _database, NODE_ENV: _mode, ...inherited } = process.env
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    env: {
      ...inherited,
      DATA_DIR: scratchFolder(),
      SECRETS_KEY: 's'.repeat(32),
      PAYMENT_SECRET: 's'.repeat(32),
      ...env,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.on('exit', () => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  while (!output.includes('Clear Round is at')) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${output}`)
    await wait(20)
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    signal: (signal) => void child.kill(signal),
    end: async (signal, withinSeconds = 60) => {
      const start = performance.now()
      child.kill(signal)
      const late = wait(withinSeconds * 1_000).then(() => 'late' as const)
      const code = await Promise.race([endOf(child), late])
      if (code === 'late') return null
      return { code, seconds: (performance.now() - start) / 1_000 }
    },
  }
}
