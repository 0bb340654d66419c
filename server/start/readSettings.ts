import { resolve } from 'node:path'
import { projectPath } from '../db/root'
import { originOf, parseEnvironment, type Environment, type Settings as Given } from './environment'
import { isLoopback } from '../http/loopback'
import { refuseTestPayments, stripeSettingsOf, takesNoMoney, transferSettingsOf } from './paymentSettings'

const addressOf = ({ PUBLIC_URL: publicUrl }: Given, host: string, port: number): URL =>
  new URL(publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`)

const loopbackHint = 'a loopback address (127.0.0.1, ::1 or localhost)'

// Links in emails, the device cookie and every session go over this address.
const refusePlainHttp = (publicUrl: URL, host: string): void => {
  const isReached = !isLoopback(host) || !isLoopback(publicUrl.hostname)
  if (isReached && publicUrl.protocol !== 'https:')
    throw new Error(
      `Others reach this server: PUBLIC_URL must be the site's https address, not ${publicUrl.href}. ` +
        `To try it on this machine alone, set HOST and PUBLIC_URL to ${loopbackHint}.`,
    )
}

// Without the proxy's word all visitors would share one address, and one who guesses passwords would lock out everyone.
const refuseUnknownProxy = ({ TRUST_PROXY: proxy }: Given, local: boolean): void => {
  if (!local && proxy === undefined)
    throw new Error(
      'Others reach this server: TRUST_PROXY must name the addresses of the proxies in front of it, or be none where there is none.',
    )
}

/** Whether an empty database gets sample data: accounts with a public password. */
const withSampleData = (given: Given, inEarnest: boolean): boolean => {
  const wanted = given.CLEAR_ROUND_SAMPLE_DATA ?? (inEarnest ? 'no' : 'yes')
  if (wanted === 'yes' && inEarnest)
    throw new Error(
      'Sample accounts have a public password: set CLEAR_ROUND_SAMPLE_DATA=no, or try the site on this machine ' +
        `alone, without NODE_ENV=production and with HOST and PUBLIC_URL at ${loopbackHint}.`,
    )
  return wanted === 'yes'
}

const databaseSettings = (given: Given) => {
  const { HOST: host = '127.0.0.1', PORT: port = '3000', NODE_ENV: mode } = given
  const publicUrl = addressOf(given, host, Number(port))
  const local = isLoopback(host) && isLoopback(publicUrl.hostname)
  refusePlainHttp(publicUrl, host)
  return {
    databaseUrl: given.DATABASE_URL,
    dataDir: given.DATA_DIR ?? projectPath('data'),
    secretsKey: given.SECRETS_KEY,
    publicUrl: publicUrl.href,
    host,
    port: Number(port),
    /** Others reach the server in any mode, or will soon: nothing that is for development alone. */
    inEarnest: !local || mode === 'production',
    local,
  }
}

/** Where the database is, and the other settings that commands of an operator need. */
export const readDatabaseSettings = (env: Environment) => databaseSettings(parseEnvironment(env))

const mailServiceOf = ({ SMTP_URL: smtpUrl, MAIL_FROM: from = '', MAIL_BOUNCES_TO: bouncesTo }: Given) =>
  smtpUrl ? { smtpUrl, from, bouncesTo } : undefined

const metricsOf = ({ METRICS_PORT: port, METRICS_HOST: host = '127.0.0.1' }: Given) =>
  port ? { port: Number(port), host } : undefined

const flagServiceOf = ({ FLAGS_URL: url, FLAGS_KEY: key = '', FLAGS_APP_NAME: appName = 'clear-round' }: Given) =>
  url ? { url, key, appName } : undefined

const dogRegisterOf = ({ DOG_REGISTER_URL: url, DOG_REGISTER_HOSTS: hosts = '' }: Given) =>
  url ? { url, hosts: hosts.split(',').map((host) => host.trim()) } : undefined

const proxiesOf = ({ TRUST_PROXY: proxies = 'none' }: Given) =>
  proxies === 'none' ? undefined : proxies.split(',').map((proxy) => proxy.trim())

/** The settings of a start, read from the environment. What must not run together is refused with the way out. */
export const readSettings = (env: Environment) => {
  const given = parseEnvironment(env)
  const settings = databaseSettings(given)
  const { inEarnest, local } = settings
  refuseTestPayments(given, inEarnest)
  refuseUnknownProxy(given, local)
  return {
    ...settings,
    paymentSecret: given.PAYMENT_SECRET,
    stripe: stripeSettingsOf(given),
    transfer: transferSettingsOf(given),
    takesNoMoney: takesNoMoney(given, inEarnest),
    distDir: given.DIST_DIR ?? projectPath('dist'),
    withSample: withSampleData(given, inEarnest),
    mailService: mailServiceOf(given),
    bounceSecret: given.MAIL_BOUNCE_SECRET,
    contactTo: given.CONTACT_TO,
    apiHost: given.API_HOST && (originOf(given.API_HOST) ?? undefined),
    allowedOrigins: given.ALLOWED_ORIGINS?.split(',').flatMap((one) => originOf(one.trim()) ?? []),
    trustProxy: proxiesOf(given),
    logLevel: given.LOG_LEVEL ?? 'warn',
    metrics: metricsOf(given),
    // It holds links that log people in.
    showOutbox: !inEarnest && !given.SMTP_URL,
    // A trace shows what a person did: only where testers are.
    qaMode: (given.QA_MODE ?? (inEarnest ? 'no' : 'yes')) === 'yes',
    qaTraces: given.QA_TRACES && resolve(given.QA_TRACES),
    flagService: flagServiceOf(given),
    dogRegister: dogRegisterOf(given),
  }
}

export type Settings = ReturnType<typeof readSettings>
