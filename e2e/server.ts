import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { healthEndpoints } from '#contract/shared/healthEndpoints'
import { apiBase } from '#contract/shared/paths'

/** The built server as people start it, on its own port and data folder. */
export interface RunningServer {
  origin: string
  /** What it has printed since its first start. */
  printed: () => string
  /** kill -9: the server can neither answer nor save. */
  kill: () => Promise<void>
  /** Starts it again on the same port and the same data. */
  restart: () => Promise<void>
  /** Runs a command of the operator on its data while it is stopped, and returns what that prints. */
  command: (...words: string[]) => string
  /** Stops it and copies its data to a folder. */
  keepData: (folder: string) => Promise<void>
  /** Ends it and throws its data away. */
  close: () => Promise<void>
}

const timeoutMs = 180_000

/** The environment variable that names the sample data prepared for this run (prepareData.ts). */
export const preparedDataKey = 'E2E_DATA'

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()))

/**
 * Starts `dist/server/main.mjs`, with Node's arguments and settings if any; resolves when its health is good. It
 * copies the prepared sample data if there are any, unless Node's arguments move its clock: sample dates count from the day
 * the server starts.
 */
export const startServer = async (
  nodeArguments: string[] = [],
  settings: Record<string, string> = {},
): Promise<RunningServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clear-round-'))
  const prepared = process.env[preparedDataKey]
  if (nodeArguments.length === 0 && prepared) cpSync(prepared, dataDir, { recursive: true })
  const port = Number(settings['PORT']) || (await freePort())
  const origin = `http://127.0.0.1:${port}`
  let output = ''
  const { DATABASE_URL: _unwanted, NODE_ENV: _mode, ...inherited } = process.env
  const env = { ...inherited, ...settings, PORT: String(port), DATA_DIR: dataDir }
  const start = async () => {
    const child = spawn(process.execPath, [...nodeArguments, 'dist/server/main.mjs'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
    const until = Date.now() + timeoutMs
    while (!(await answers(origin + apiBase + healthEndpoints.getHealth.path))) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`The server did not start:\n${output}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return child
  }
  let child = await start()
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended(child)
  }
  return {
    origin,
    printed: () => output,
    kill: () => kill('SIGKILL'),
    restart: async () => {
      child = await start()
    },
    command: (...words) =>
      execFileSync(process.execPath, [...nodeArguments, 'dist/server/admin.mjs', ...words], { env, encoding: 'utf8' }),
    keepData: async (folder) => {
      await kill('SIGTERM')
      cpSync(dataDir, folder, { recursive: true })
    },
    close: async () => {
      await kill('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
