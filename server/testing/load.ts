import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bundle } from './bundle'
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
  'pg',
  'pino',
  'zod',
  'zod/*',
]

const build = () =>
  bundle('server/testing/startTestServer.ts', 'test-server.cjs', {
    format: 'cjs',
    external,
    alias: { '@node-rs/argon2': join(root, 'server/testing/cheapArgon2.ts') },
  })

type Loaded = Pick<typeof Testing, 'startTestServer' | 'fightForLastPlace'>

const key = Symbol.for('clear-round.test-server')
interface Shelf {
  loaded?: Loaded
  servers: Map<string, Promise<Testing.TestServer>>
}

const world = globalThis as { [key]?: Shelf }

const store = (): Shelf => (world[key] ??= { servers: new Map() })

/** The real server's test helper, bundled so that CommonJS can require it. Call it in Jest's own realm (an environment). */
export const loadTestServer = (): Loaded => {
  const kept = store()
  kept.loaded ??= createRequire(join(root, 'package.json'))(build()) as Loaded
  return kept.loaded
}

/** One running server for each worker and database; test files share it and call `reset`. */
export const sharedTestServer = (databaseUrl?: string): Promise<Testing.TestServer> => {
  const { servers } = store()
  const name = databaseUrl ?? 'pglite'
  const running = servers.get(name) ?? loadTestServer().startTestServer({ databaseUrl })
  servers.set(name, running)
  return running
}
