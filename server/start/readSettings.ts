import { projectPath } from '../db/root'
import { isLoopback } from './loopback'

type Environment = Readonly<Record<string, string | undefined>>

const addressOf = ({ PUBLIC_URL: publicUrl }: Environment, host: string, port: number): URL => {
  const address = publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  if (!URL.canParse(address)) throw new Error(`PUBLIC_URL must be an address such as https://example.org: ${address}`)
  return new URL(address)
}

const flagServiceOf = ({ FLAGS_URL: url, FLAGS_KEY: key, FLAGS_APP_NAME: appName = 'clear-round' }: Environment) => {
  if (!url) return undefined
  if (!key || !URL.canParse(url)) throw new Error('FLAGS_URL must be an address, and FLAGS_KEY must go with it')
  return { url, key, appName }
}

const mailServiceOf = ({ SMTP_URL: smtpUrl, MAIL_FROM: from }: Environment) => {
  if (!smtpUrl) return undefined
  if (!from || !URL.canParse(smtpUrl)) throw new Error('SMTP_URL must be an address, and MAIL_FROM must go with it')
  return { smtpUrl, from }
}

// Links in emails, the device cookie and every session go over this address.
const refusePlainHttp = ({ production, publicUrl }: { production: boolean; publicUrl: URL }): void => {
  if (production && publicUrl.protocol !== 'https:' && !isLoopback(publicUrl.hostname))
    throw new Error(`With NODE_ENV=production, PUBLIC_URL must be the site's https address: ${publicUrl.href}`)
}

const loopbackHint = 'a loopback address (127.0.0.1, ::1 or localhost)'

/** Whether an empty database gets sample data: accounts with a password that everybody knows. */
const withSampleData = (env: Environment, production: boolean, local: boolean): boolean => {
  const wanted = env['CLEAR_ROUND_SAMPLE_DATA'] ?? (production ? 'no' : 'yes')
  if (wanted === 'no') return false
  if (production)
    throw new Error(
      'Sample accounts have a password that everybody knows: with NODE_ENV=production, set CLEAR_ROUND_SAMPLE_DATA=no.',
    )
  if (!local)
    throw new Error(
      'Sample accounts have a password that everybody knows, and HOST or PUBLIC_URL is not an address of this machine alone. ' +
        `Set CLEAR_ROUND_SAMPLE_DATA=no, or set both to ${loopbackHint}.`,
    )
  return true
}

// Only the built-in provider can be set up by settings; a real one comes in as ServerDeps.paymentProvider.
const refuseTestPayments = ({ ALLOW_TEST_PAYMENTS: allowed }: Environment, production: boolean): void => {
  if (production && allowed !== 'yes')
    throw new Error(
      'No payment provider is set up but the built-in test provider, which takes no money: memberships and entries would be free. ' +
        'To start with NODE_ENV=production all the same, set ALLOW_TEST_PAYMENTS=yes.',
    )
}

/** Where the database is, and what the commands of an operator need to know besides. */
export const readDatabaseSettings = (env: Environment) => {
  const host = env['HOST'] ?? '127.0.0.1'
  const port = Number(env['PORT'] ?? 3000)
  const publicUrl = addressOf(env, host, port)
  const production = env['NODE_ENV'] === 'production'
  refusePlainHttp({ production, publicUrl })
  const local = isLoopback(host) && isLoopback(publicUrl.hostname)
  return {
    databaseUrl: env['DATABASE_URL'],
    dataDir: env['DATA_DIR'] ?? projectPath('data'),
    publicUrl: publicUrl.href,
    ...{ host, port, production, local },
  }
}

/** The settings of a start, read from the environment. What must not run together is refused with the way out. */
export const readSettings = (env: Environment) => {
  const settings = readDatabaseSettings(env)
  const { production, local } = settings
  refuseTestPayments(env, production)
  return {
    ...settings,
    withSample: withSampleData(env, production, local),
    mailService: mailServiceOf(env),
    // It holds links that log people in.
    showOutbox: local && !production && !env['SMTP_URL'],
    flagService: flagServiceOf(env),
  }
}

export type Settings = ReturnType<typeof readSettings>
