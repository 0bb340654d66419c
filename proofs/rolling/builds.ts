import { build } from 'esbuild'
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server of some revision as a separate process. */
export interface Running {
  name: string
  api: string
  /** SIGTERM, and how it ended. */
  stop: () => Promise<{ code: number | null; seconds: number }>
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

const bundle = (root: string) =>
  build({
    entryPoints: [join(root, 'server/main.ts')],
    outfile: join(root, '.cache/rolling.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })

/** Checks a revision out beside, and builds its server with the packages that are installed here. */
export const checkOut = async (revision: string) => {
  const root = mkdtempSync(join(tmpdir(), 'clear-round-rolling-'))
  git('worktree', 'add', '--detach', '--force', root, revision)
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  await bundle(root)
  const remove = () => {
    git('worktree', 'remove', '--force', root)
    rmSync(root, { recursive: true, force: true })
  }
  return { root, commit: git('rev-parse', '--short', revision), remove }
}

export const buildHere = async () => {
  await bundle(process.cwd())
  return process.cwd()
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

export const startBuild = async (name: string, root: string, env: Record<string, string>): Promise<Running> => {
  const port = await freePort()
  const child = spawn(process.execPath, ['.cache/rolling.mjs'], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), DIST_DIR: join(root, 'none') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  while (!output.includes('Clear Round is at')) {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const stop = async () => {
    const start = performance.now()
    child.kill('SIGTERM')
    return { code: await ended, seconds: (performance.now() - start) / 1000 }
  }
  return { name, api: `http://127.0.0.1:${port}/api`, stop }
}
