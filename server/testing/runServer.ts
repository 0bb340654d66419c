import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from './bundle'

/** The server as a separate process. */
export interface RunningServer {
  origin: string
  /** Stops it; everything that it has written. */
  stop: () => Promise<{ code: number | null; output: string }>
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

type Program = 'main' | 'admin' | 'backup'
const programs = new Map<Program, string>()

/** The program as the build makes it; to compile it at each start would take longer than the start itself. */
const built = (program: Program): string => {
  const file =
    programs.get(program) ??
    bundle(`server/${program}.ts`, `${program}.test.mjs`, { format: 'esm', packages: 'external' })
  programs.set(program, file)
  return file
}

const start = (program: Program, args: string[], env: Record<string, string>) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clear-round-run-'))
  const { NODE_ENV: _, ...inherited } = process.env
  const child = spawn(process.execPath, [built(program), ...args], {
    env: { ...inherited, DATA_DIR: dataDir, DIST_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => {
      rmSync(dataDir, { recursive: true, force: true })
      resolve({ code, output })
    })
  })
  return { child, ended, output: () => output }
}

/** Starts the server as `npm start` would, on a fresh directory and its own port, with more settings. */
export const runServer = async (env: Record<string, string> = {}): Promise<RunningServer> => {
  const port = await freePort()
  const { child, ended, output } = start('main', [], { PORT: String(port), ...env })
  let code: number | null | undefined
  void ended.then((result) => (code = result.code))
  while (!output().includes('Clear Round is at')) {
    if (code !== undefined) throw new Error(`The server did not start: ${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** What a start says that is refused, and its exit code. */
export const startRefused = async (env: Record<string, string>) =>
  start('main', [], { PORT: String(await freePort()), ...env }).ended

/** Runs a command of the operator, as `npm run admin` would. */
export const runAdmin = (args: string[], env: Record<string, string>) => start('admin', args, env).ended

/** Backs up or restores, as `npm run backup` and `npm run restore` would. */
export const runBackup = (args: string[], env: Record<string, string>) => start('backup', args, env).ended
