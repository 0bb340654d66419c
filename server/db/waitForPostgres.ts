import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isUnavailable, sqlCode } from './retry'

const timeoutMs = 30_000

const tryConnect = async (url: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return null
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Waits half a minute for a PostgreSQL that is not up yet, as when both are started at once. What waiting does not mend
 * (a wrong password, no such database) ends at once; both end with a line that names the setting, never its value.
 */
export const waitForPostgres = async (url: string, say: (line: string) => void, forMs = timeoutMs): Promise<void> => {
  const until = Date.now() + forMs
  let message = false
  for (;;) {
    const error = await tryConnect(url)
    if (error === null) return
    const why = `${new URL(url).host} answers ${sqlCode(error) ?? 'nothing'}`
    if (!isUnavailable(error))
      throw new Error(`DATABASE_URL: PostgreSQL refuses the connection (${why}). Check user, password and database.`)
    if (Date.now() >= until)
      throw new Error(
        `DATABASE_URL: PostgreSQL could not be reached for ${forMs / 1000} seconds (${why}). Start it, or correct the address.`,
      )
    if (!message) say(`PostgreSQL cannot be reached yet (${why}): waiting up to ${forMs / 1000} seconds.`)
    message = true
    await sleep(500)
  }
}
