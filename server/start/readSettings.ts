import { resolve } from 'node:path'
import { projectPath } from '../db/root'
import { parseEnvironment, type Environment, type Settings as Given } from './environment'
import { isLoopback } from '../http/loopback'
import { refuseTestPayments, stripeSettingsOf, takesNoMoney, transferSettingsOf } from './paymentSettings'

const addressOf = ({ PUBLIC_URL: publicUrl }: Given, host: string, port: number): URL =>
  new URL(publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`)

// Links in emails, the device cookie and every session go over this address.
const refusePlainHttp = ({ production, publicUrl }: { production: boolean; publicUrl: URL }): void => {
  if (production && publicUrl.protocol !== 'https:' && !isLoopback(publicUrl.hostname))
    throw new Error(`With NODE_ENV=production, PUBLIC_URL must be the site's https address: ${publicUrl.href}`)
}

const loopbackHint = 'a loopback address (127.0.0.1, ::1 or localhost)'

/** Whether an empty database gets sample data: accounts with a password that everybody knows. */
const withSampleData = (given: Given, production: boolean, local: boolean): boolean => {
  const wanted = given.CLEAR_ROUND_SAMPLE_DATA ?? (production ? 'no' : 'yes')
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

const databaseSettings = (given: Given) => {
  const { HOST: host = '127.0.0.1', PORT: port = '3000', NODE_ENV: mode } = given
  const publicUrl = addressOf(given, host, Number(port))
  const production = mode === 'production'
  refusePlainHttp({ production, publicUrl })
  return {
    databaseUrl: given.DATABASE_URL,
    dataDir: given.DATA_DIR ?? projectPath('data'),
    secretsKey: given.SECRETS_KEY,
    publicUrl: publicUrl.href,
    host,
    port: Number(port),
    production,
    local: isLoopback(host) && isLoopback(publicUrl.hostname),
  }
}

/** Where the database is, and what the commands of an operator need to know besides. */
export const readDatabaseSettings = (env: Environment) => databaseSettings(parseEnvironment(env))

const mailServiceOf = ({ SMTP_URL: smtpUrl, MAIL_FROM: from = '' }: Given) => (smtpUrl ? { smtpUrl, from } : undefined)

const metricsOf = ({ METRICS_PORT: port, METRICS_HOST: host = '127.0.0.1' }: Given) =>
  port ? { port: Number(port), host } : undefined

const flagServiceOf = ({ FLAGS_URL: url, FLAGS_KEY: key = '', FLAGS_APP_NAME: appName = 'clear-round' }: Given) =>
  url ? { url, key, appName } : undefined

const dogRegisterOf = ({ DOG_REGISTER_URL: url, DOG_REGISTER_HOSTS: hosts = '' }: Given) =>
  url ? { url, hosts: hosts.split(',').map((host) => host.trim()) } : undefined

/** The settings of a start, read from the environment. What must not run together is refused with the way out. */
export const readSettings = (env: Environment) => {
  const given = parseEnvironment(env)
  const settings = databaseSettings(given)
  const { production, local } = settings
  refuseTestPayments(given, production)
  return {
    ...settings,
    paymentSecret: given.PAYMENT_SECRET,
    stripe: stripeSettingsOf(given),
    transfer: transferSettingsOf(given),
    takesNoMoney: takesNoMoney(given, production),
    distDir: given.DIST_DIR ?? projectPath('dist'),
    withSample: withSampleData(given, production, local),
    mailService: mailServiceOf(given),
    contactTo: given.CONTACT_TO,
    apiHost: given.API_HOST,
    trustProxy: given.TRUST_PROXY?.split(',').map((proxy) => proxy.trim()),
    logLevel: given.LOG_LEVEL ?? 'warn',
    metrics: metricsOf(given),
    // It holds links that log people in.
    showOutbox: local && !production && !given.SMTP_URL,
    // A trace shows what a person did: only where testers are.
    qaMode: (given.QA_MODE ?? (production ? 'no' : 'yes')) === 'yes',
    qaTraces: given.QA_TRACES && resolve(given.QA_TRACES),
    flagService: flagServiceOf(given),
    dogRegister: dogRegisterOf(given),
  }
}

export type Settings = ReturnType<typeof readSettings>
