import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { isIban } from '#contract/payment/bankTransfer'
import { isLoopback } from '../http/loopback'

export type Environment = Readonly<Record<string, string | undefined>>

const shortestSecret = 32

const isUrl = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

const url = (protocols: readonly string[], error: string) =>
  z.string().check(z.refine((value) => isUrl(value, protocols), { error }))

/** The scheme and host of an address; null where it has more: a path, a name and password, a question. */
export const originOf = (value: string): string | null => {
  if (!isUrl(value, ['http:', 'https:'])) return null
  const { origin, href } = new URL(value)
  return href === `${origin}/` ? origin : null
}
const origins = (value: string): (string | null)[] => value.split(',').map((one) => originOf(one.trim()))

const web = (example: string) => url(['http:', 'https:'], `must be an address such as ${example}`)
const text = z.string()
const yesOrNo = z.enum(['yes', 'no'], { error: 'must be yes or no' })
const port = z.string().check(
  z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, {
    error: 'must be a number from 0 to 65535',
  }),
)
const like = (pattern: RegExp, error: string) => z.string().check(z.regex(pattern, { error }))
const loopback = z.string().check(
  z.refine((value) => isUrl(value, ['http:']) && isLoopback(new URL(value).hostname), {
    error: 'must be an http address of this machine',
  }),
)
const days = like(/^([1-9]|[1-5]\d)$/, 'must be a number of days from 1 to 59')
const secret = z.string().check(
  z.minLength(shortestSecret, {
    error: `must have at least ${shortestSecret} characters. Make one with: openssl rand -hex 32`,
  }),
)

const namedRanges = ['loopback', 'linklocal', 'uniquelocal']
const isProxy = (value: string): boolean => namedRanges.includes(value) || isIP(value) > 0 || ipaddr.isValidCIDR(value)
const proxies = z.string().check(
  z.refine((value) => value === 'none' || value.split(',').every((one) => isProxy(one.trim())), {
    error:
      'must name the addresses of the proxies, such as 10.0.0.2 or 10.0.0.0/24, with commas between them, or be none',
  }),
)

const Settings = z
  .partial(
    z.object({
      NODE_ENV: z.enum(['production', 'development', 'test'], { error: 'must be production, development or test' }),
      HOST: text,
      PORT: port,
      PUBLIC_URL: web('https://example.org'),
      API_HOST: z.string().check(
        z.refine((value) => originOf(value) !== null, {
          error: 'must be an address without a path, such as https://api.example.org',
        }),
      ),
      ALLOWED_ORIGINS: z.string().check(
        z.refine((value) => origins(value).every((origin) => origin !== null), {
          error:
            'must name the addresses of sites without a path, such as https://dogs.example.org, with commas between them',
        }),
      ),
      DATA_DIR: text,
      DIST_DIR: text,
      DATABASE_URL: url(
        ['postgres:', 'postgresql:'],
        'must be an address such as postgres://user:password@host:5432/name',
      ),
      SECRETS_KEY: secret,
      PAYMENT_SECRET: secret,
      CLEAR_ROUND_SAMPLE_DATA: yesOrNo,
      ALLOW_TEST_PAYMENTS: text,
      TRANSFER_IBAN: z
        .string()
        .check(z.refine(isIban, { error: 'must be the IBAN of an account: a digit is wrong or missing' })),
      TRANSFER_ACCOUNT_NAME: text,
      TRANSFER_HOLD_DAYS: days,
      TRANSFER_CLOSING_DAYS: days,
      PAYMENTS: z.enum(['built-in', 'stripe'], { error: 'must be built-in or stripe' }),
      STRIPE_SECRET_KEY: like(
        /^(sk|rk)_(live|test)_\w{8,}$/,
        'must be a secret key of Stripe: it begins with sk_live_ or sk_test_',
      ),
      STRIPE_WEBHOOK_SECRET: like(
        /^whsec_\w{8,}$/,
        'must be the signing secret of a webhook endpoint: it begins with whsec_',
      ),
      STRIPE_API_BASE: loopback,
      QA_MODE: yesOrNo,
      QA_TRACES: text,
      SMTP_URL: url(['smtp:', 'smtps:'], 'must be an address such as smtps://user:password@mail.example.org'),
      MAIL_FROM: text,
      MAIL_BOUNCES_TO: z.email({ error: 'must be an email address' }),
      MAIL_BOUNCE_SECRET: secret,
      CONTACT_TO: z.email({ error: 'must be an email address' }),
      FLAGS_URL: web('https://flags.example.org/api/frontend'),
      FLAGS_KEY: text,
      FLAGS_APP_NAME: text,
      DOG_REGISTER_URL: url(['https:'], 'must be an https address such as https://register.example.org/dogs.csv'),
      DOG_REGISTER_HOSTS: text,
      TRUST_PROXY: proxies,
      LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent',
      }),
      METRICS_PORT: port,
      METRICS_HOST: text,
    }),
  )
  .check(
    z.refine(({ SMTP_URL: smtp, MAIL_FROM: from }) => !smtp || Boolean(from), {
      path: ['MAIL_FROM'],
      when: () => true,
      error: 'must go with SMTP_URL: the sender of the emails',
    }),
    ...(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const).map((name) =>
      z.refine<Partial<Record<'PAYMENTS' | typeof name, string>>>(
        (given) => given.PAYMENTS !== 'stripe' || Boolean(given[name]),
        { path: [name], when: () => true, error: 'must go with PAYMENTS=stripe: Stripe’s dashboard has it' },
      ),
    ),
    z.refine(({ TRANSFER_IBAN: iban, TRANSFER_ACCOUNT_NAME: name }) => !iban || Boolean(name), {
      path: ['TRANSFER_ACCOUNT_NAME'],
      when: () => true,
      error: 'must go with TRANSFER_IBAN: whose account it is',
    }),
    z.refine(({ FLAGS_URL: flags, FLAGS_KEY: key }) => !flags || Boolean(key), {
      path: ['FLAGS_KEY'],
      when: () => true,
      error: 'must go with FLAGS_URL: the key of its frontend API',
    }),
    z.refine(({ DOG_REGISTER_URL: register, DOG_REGISTER_HOSTS: hosts }) => !register || Boolean(hosts), {
      path: ['DOG_REGISTER_HOSTS'],
      when: () => true,
      error: 'must go with DOG_REGISTER_URL: the hosts that may be asked for dogs, with commas between them',
    }),
  )

export type Settings = z.infer<typeof Settings>

/** The settings as they were given, every one checked; a setting that is empty counts as not set. Names all that are wrong, never their values: some are secret. */
export const parseEnvironment = (env: Environment): Settings => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const { success, data, error } = Settings.safeParse(given)
  if (success) return data
  throw new Error(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'))
}
