import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, scratchFolder } from './product'

/** A PostgreSQL server of this proof alone, which may be stopped, frozen and killed. */
export interface Cluster {
  url: string
  query: <T extends object>(statement: string) => Promise<T[]>
  /** Ends it as a power cut would, and starts it again. */
  restart: () => void
  /** Stops all its processes where they are; `resume` continues them. */
  freeze: () => void
  resume: () => void
  close: () => void
}

const programs = '/usr/lib/postgresql'

const findPrograms = (): string => {
  const versions = existsSync(programs) ? readdirSync(programs).sort((a, b) => Number(a) - Number(b)) : []
  const newest = versions.at(-1)
  if (newest === undefined) throw new Error(`No PostgreSQL in ${programs}: apt-get install postgresql`)
  return join(programs, newest, 'bin')
}

/** Starts PostgreSQL on its own folder and port, with fsync on. */
export const startCluster = async (): Promise<Cluster> => {
  const [bin, folder, port] = [findPrograms(), scratchFolder(), await freePort()]
  const isRoot = process.getuid?.() === 0
  // PostgreSQL refuses to run as root.
  const run = (program: string, ...args: string[]) =>
    execFileSync(
      isRoot ? 'runuser' : join(bin, program),
      isRoot ? ['-u', 'postgres', '--', join(bin, program), ...args] : args,
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
  if (isRoot) execFileSync('chown', ['postgres', folder])
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  run('initdb', '-D', data, '-U', 'clear_round', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8')
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c max_connections=100`
  const control = (...args: string[]) => run('pg_ctl', '-D', data, '-l', join(folder, 'log'), ...args)
  control('-w', '-o', settings, 'start')
  const url = `postgres://clear_round@127.0.0.1:${port}/postgres`
  const processes = (): number[] => {
    const own = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    const root = own
      .split('\n')
      .find((line) => line.includes(data))
      ?.trim()
      .split(' ')[0]
    if (root === undefined) return []
    const children = execFileSync('ps', ['--ppid', root, '-o', 'pid='], { encoding: 'utf8' })
    return [root, ...children.trim().split(/\s+/)].map(Number)
  }
  const send = (signal: NodeJS.Signals) => {
    for (const pid of processes()) process.kill(pid, signal)
  }
  return {
    url,
    query: async <T extends object>(statement: string) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      return (await client.query<T>(statement).finally(() => client.end())).rows
    },
    restart: () => {
      control('-m', 'immediate', '-w', 'restart')
    },
    freeze: () => send('SIGSTOP'),
    resume: () => send('SIGCONT'),
    close: () => {
      control('-m', 'immediate', 'stop')
    },
  }
}
