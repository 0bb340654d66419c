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

const build = () =>
  bundle('server/testing/startTestServer.ts', 'test-server.cjs', {
    format: 'cjs',
    external,
    alias: { '@node-rs/argon2': join(root, 'server/testing/cheapArgon2.ts') },
  })

type Loaded = Pick<typeof Testing, 'startTestServer' | 'fightForLastPlace' | 'switchCarts'>

const key = Symbol.for('clear-round.test-server')
interface Shelf {
  loaded?: Loaded
  servers: Map<string, Promise<Testing.TestServer>>
}

const environment = globalThis as { [key]?: Shelf }

const store = (): Shelf => (environment[key] ??= { servers: new Map() })

/** The real server's test helper, bundled so that CommonJS can require it. Call it in Jest's own realm (an environment). */
export const loadTestServer = (): Loaded =>
  (store().loaded ??= createRequire(join(root, 'package.json'))(build()) as Loaded)

/** One running server for each worker and database; test files share it and call `reset`. */
export const sharedTestServer = (databaseUrl = usualDatabase): Promise<Testing.TestServer> => {
  const { servers } = store()
  const running = servers.get(databaseUrl) ?? loadTestServer().startTestServer({ databaseUrl })
  servers.set(databaseUrl, running)
  return running
}
