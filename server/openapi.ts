import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { createServerApp } from './app'
import { projectPath } from './db/root'
import { encryptionOf } from './encryption'

const file = projectPath('docs/api/openapi.json')

// Nothing listens and no database is asked: the address below is never opened.
const openApiText = async (): Promise<string> => {
  const db = drizzle('postgres://nobody@127.0.0.1:1/none')
  const app = await createServerApp({
    db,
    now: () => new Date(),
    encryption: encryptionOf(''),
    paymentSecret: 'none',
    rateLimits: false,
  })
  await app.ready()
  const text = `${JSON.stringify(app.swagger(), null, 2)}\n`
  await app.close()
  return text
}

const run = async (check: boolean): Promise<number> => {
  const text = await openApiText()
  if (!check) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return 0
  }
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return 0
  process.stderr.write('docs/api/openapi.json is not what the routes say. Repair it with: npx tsx server/openapi.ts\n')
  return 1
}

process.exit(await run(process.argv.includes('--check')))
