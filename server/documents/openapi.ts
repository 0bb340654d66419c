import { drizzle } from 'drizzle-orm/node-postgres'
import { createServerApp } from '../app'
import { encryptionOf } from '../lib/encryption'

/** The OpenAPI document of all routes, as docs/api/openapi.json holds it. Nothing listens and no database is asked. */
export const openApiText = async (): Promise<string> => {
  const db = drizzle('postgres://none@127.0.0.1:1/none')
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
