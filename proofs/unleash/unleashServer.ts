import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { flagNames, type FlagName } from '../../contract/flags/flags'
import { projectPath } from '../../server/db/root'

const folder = projectPath('proofs/unleash')
const main = 'node_modules/unleash-server/dist/server.js'
const secret = () => randomBytes(16).toString('hex')

/** A real Unleash on a separate database. */
export interface UnleashServer {
  /** Its frontend API, and a key that may read it. */
  url: string
  key: string
  switchFlag: (name: FlagName, enabled: boolean) => Promise<void>
  kill: () => Promise<void>
  start: () => Promise<void>
  close: () => Promise<void>
}

export const installUnleash = (): void => {
  if (existsSync(`${folder}/${main}`)) return
  const npm = process.env.npm_execpath
  const [program, ...args] = npm ? [process.execPath, npm, 'ci'] : ['npm', 'ci']
  const { status } = spawnSync(program, args, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('unleash-server could not be installed')
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const run = async (databaseUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** Starts unleash-server on a free port of this machine, with our three flags made and off. */
export const startUnleash = async (databaseServer: string): Promise<UnleashServer> => {
  const name = `clear_round_unleash_${randomBytes(6).toString('hex')}`
  const database = new URL(databaseServer)
  database.pathname = `/${name}`
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const adminKey = `*:*.${secret()}`
  const key = `default:development.${secret()}`
  let child: ChildProcess | undefined
  // Every exit of this proof ends its child process.
  process.on('exit', () => child?.kill('SIGKILL'))

  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, [main], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NODE_NO_WARNINGS: '1',
        TZ: 'UTC',
        HTTP_HOST: '127.0.0.1',
        HTTP_PORT: String(port),
        DATABASE_URL: database.href,
        DATABASE_SSL: 'false',
        CHECK_VERSION: 'false',
        SEND_TELEMETRY: 'false',
        INIT_ADMIN_API_TOKENS: adminKey,
        INIT_FRONTEND_API_TOKENS: key,
      },
    })
    child = started
    const end = Date.now() + 180_000
    for (;;) {
      const healthy = await fetch(`${origin}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (healthy) return
      if (ended(started) || Date.now() > end) throw new Error('unleash-server did not start')
      await sleep(200)
    }
  }

  const kill = async (): Promise<void> => {
    child?.kill('SIGKILL')
    while (child && !ended(child)) await sleep(20)
  }

  const ask = async (path: string, body: unknown): Promise<void> => {
    const headers = { authorization: adminKey, 'content-type': 'application/json' }
    const address = `${origin}/api/admin/projects/default/features${path}`
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`Unleash answered ${answer.status} for ${path}: ${await answer.text()}`)
  }

  await run(databaseServer, `create database ${name}`)
  await start()
  for (const flag of flagNames) {
    const parameters = { rollout: '100', stickiness: 'default', groupId: flag }
    await ask('', { name: flag, type: 'kill-switch' })
    const strategy = { name: 'flexibleRollout', constraints: [], parameters }
    await ask(`/${flag}/environments/development/strategies`, strategy)
  }

  return {
    url: `${origin}/api/frontend`,
    key,
    switchFlag: (flag, enabled) => ask(`/${flag}/environments/development/${enabled ? 'on' : 'off'}`, {}),
    kill,
    start,
    close: async () => {
      await kill()
      await run(databaseServer, `drop database if exists ${name} with (force)`)
    },
  }
}
