import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bundle } from './bundle'
import { usualDatabase } from './testDatabases'
import type * as Testing from './startTestServer'

const root = process.cwd()

// Packages that exist only as ES modules go into the bundle; all others are required as they are.
const external = [
  '@electric-sql/pglite',
  '@electric-sql/pglite/*',
  '@fastify/*',
  'drizzle-orm',
  'drizzle-orm/*',
  'fastify',
  'fastify-type-provider-zod',
  'fontkit',
  'pdfkit',
  'pg',
  'pino',
  'sharp',
  'zod',
  'zod/*',
]

/** What a password costs in tests; `real` is for those that measure it. */
export type Passwords = 'cheap' | 'real'

const argon2 = '@node-rs/argon2'
const build = (passwords: Passwords) =>
  bundle('server/testing/startTestServer.ts', `test-server-${passwords}.cjs`, {
    format: 'cjs',
    ...(passwords === 'real'
      ? { external: [...external, argon2] }
      : { external, alias: { [argon2]: join(root, 'server/testing/cheapArgon2.ts') } }),
  })

type Loaded = Pick<typeof Testing, 'startTestServer' | 'fightForLastPlace' | 'switchCarts'>

const key = Symbol.for('clear-round.test-server')
interface Shelf {
  loaded: Partial<Record<Passwords, Loaded>>
  servers: Map<string, Promise<Testing.TestServer>>
}

const environment = globalThis as { [key]?: Shelf }

const store = (): Shelf => (environment[key] ??= { loaded: {}, servers: new Map() })

/** The real server's test helper, bundled so that CommonJS can require it. Call it in Jest's own realm (an environment). */
export const loadTestServer = (passwords: Passwords = 'cheap'): Loaded => {
  const { loaded } = store()
  return (loaded[passwords] ??= createRequire(join(root, 'package.json'))(build(passwords)) as Loaded)
}

/** One running server for each worker and database; test files share it and call `reset`. */
export const sharedTestServer = (
  databaseUrl = usualDatabase,
  passwords: Passwords = 'cheap',
): Promise<Testing.TestServer> => {
  const { servers } = store()
  const name = `${databaseUrl} ${passwords}`
  const running = servers.get(name) ?? loadTestServer(passwords).startTestServer({ databaseUrl })
  servers.set(name, running)
  return running
}
