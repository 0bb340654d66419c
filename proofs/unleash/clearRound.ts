import type { AddressInfo } from 'node:net'
import { purchaseEndpoints } from '../../contract/purchase/purchaseEndpoints'
import { loginEndpoints } from '../../contract/account/loginEndpoints'
import { flagEndpoints } from '../../contract/flags/change'
import { allFlagsOff, type Flags } from '../../contract/flags/flags'
import { apiBase } from '../../contract/shared/paths'
import { createServerApp } from '../../server/app'
import { bySystem } from '../../server/audit/audit'
import { encryptionOf } from '../../server/lib/encryption'
import { samplePassword } from '../../server/seed/people'
import { seedIfEmpty } from '../../server/seed/seed'
import type { FlagService } from '../../server/domain/flags/flagSource'
import { openFreshPostgres } from '../../server/testing/databases'

/** Our server, listening, on a separate database. */
export interface ClearRound {
  url: string
  setFlags: (flags: Flags) => Promise<void>
  /** Which flags its routes obey, found out by calling what they close. */
  obeyed: () => Promise<Flags>
  close: () => Promise<void>
}

export const startClearRound = async (databaseServer: string, flagService?: FlagService): Promise<ClearRound> => {
  const database = await openFreshPostgres(databaseServer)
  const now = () => new Date()
  await seedIfEmpty(database.db, now(), true)
  const app = await createServerApp({
    db: database.db,
    now,
    encryption: encryptionOf('none'),
    securityLog: () => undefined,
    paymentSecret: 'none',
    rateLimits: false,
    flagService,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${apiBase}`

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const logIn = (name: string) =>
    post(loginEndpoints.login.path, { email: `${name}@example.org`, password: samplePassword })
  const { token } = (await (await logIn('admin')).json()) as { token: string }

  return {
    url: origin + flagEndpoints.readToggles.path,
    setFlags: async (flags) => {
      const { switches } = app.flags
      for (const { name, version } of (await switches?.list()) ?? [])
        await switches?.set(name, { enabled: flags[name], version }, bySystem(new Date()))
    },
    obeyed: async () => {
      const [checkout, registration, login] = await Promise.all([
        post(purchaseEndpoints.startPurchase.path, {}, { authorization: `Bearer ${token}` }),
        post(loginEndpoints.register.path, {}),
        logIn('member'),
      ])
      const closed = (answer: Response) => answer.status === 423
      return {
        ...allFlagsOff,
        'maintenance-mode': closed(checkout),
        'registration-disabled': closed(registration),
        'login-disabled': closed(login),
      }
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
