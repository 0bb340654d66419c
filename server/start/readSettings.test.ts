import { isLoopback } from '../http/loopback'
import { readSettings } from './readSettings'

const local = {}
const reachable = { HOST: '0.0.0.0', PUBLIC_URL: 'https://dogs.example.org' }
const production = { NODE_ENV: 'production' }

it.each(['127.0.0.1', '127.9.8.7', '::1', '[::1]', 'localhost', 'LOCALHOST'])('takes %s for this machine', (host) => {
  expect(isLoopback(host)).toBe(true)
})

it.each([
  '0.0.0.0',
  '::',
  '[::]',
  '128.0.0.1',
  '192.168.0.7',
  '::2',
  'dogs.example.org',
  'localhost.example.org',
  '',
  '127.0.0.1.example.org',
  '127.0.0.1:80',
])('takes %p for a place that others reach', (host) => {
  expect(isLoopback(host)).toBe(false)
})

describe('a start for this machine alone', () => {
  it.each([local, { HOST: 'localhost' }, { HOST: '::1' }, { PUBLIC_URL: 'http://localhost:8080' }])(
    'has sample data and an outbox with %p',
    (env) => {
      expect(readSettings(env)).toMatchObject({ local: true, withSample: true, showOutbox: true })
    },
  )

  it('writes the address of IPv6 in brackets', () => {
    expect(readSettings({ HOST: '::1', PORT: '8000' }).publicUrl).toBe('http://[::1]:8000/')
  })

  it('shows no outbox where mails are sent, and no sample data where it is not wanted', () => {
    const smtp = { SMTP_URL: 'smtps://mail.example.org', MAIL_FROM: 'office@example.org' }
    expect(readSettings({ ...smtp, CLEAR_ROUND_SAMPLE_DATA: 'no' })).toMatchObject({
      withSample: false,
      showOutbox: false,
    })
  })
})

describe('a start that others reach, in any mode [T11.1 T11.3]', () => {
  const wanted = { ALLOW_TEST_PAYMENTS: 'yes', TRUST_PROXY: 'none' }
  const addresses = [reachable, { PUBLIC_URL: 'https://dogs.example.org' }]

  it.each(addresses.flatMap((env) => [env, { ...env, NODE_ENV: 'development' }, { ...env, NODE_ENV: 'test' }]))(
    'sells nothing for a test card, has no sample data and records no traces, with %p',
    (env) => {
      expect(() => readSettings({ ...env, TRUST_PROXY: 'none' })).toThrow(/ALLOW_TEST_PAYMENTS=yes/)
      expect(() => readSettings({ ...env, ...wanted, CLEAR_ROUND_SAMPLE_DATA: 'yes' })).toThrow(
        /CLEAR_ROUND_SAMPLE_DATA=no/,
      )
      expect(readSettings({ ...env, ...wanted })).toMatchObject({
        local: false,
        inEarnest: true,
        takesNoMoney: true,
        withSample: false,
        showOutbox: false,
        qaMode: false,
      })
    },
  )

  it.each(addresses)('says whose word it takes for the addresses of its visitors, with %p [T06.5]', (env) => {
    expect(() => readSettings({ ...env, ALLOW_TEST_PAYMENTS: 'yes' })).toThrow(/^Others reach this server: TRUST_PROXY/)
    expect(readSettings({ ...env, ...wanted }).trustProxy).toBeUndefined()
    expect(readSettings({ ...env, ...wanted, TRUST_PROXY: '10.0.0.2, 10.0.1.0/24' }).trustProxy).toEqual([
      '10.0.0.2',
      '10.0.1.0/24',
    ])
  })

  it.each([{ PUBLIC_URL: 'http://dogs.example.org' }, { HOST: '0.0.0.0' }, { HOST: '192.168.0.7' }])(
    'is refused over plain http: %p',
    (env) => {
      expect(() => readSettings({ ...env, ...wanted })).toThrow(
        /^Others reach this server: PUBLIC_URL must be .* https/,
      )
    },
  )

  it('has one of three modes', () => {
    expect(() => readSettings({ NODE_ENV: 'staging' })).toThrow(/^NODE_ENV must be production, development or test/)
  })
})

it.each([
  [{}, true],
  [{ QA_MODE: 'no' }, false],
  [{ ...production, ALLOW_TEST_PAYMENTS: 'yes' }, false],
  [{ ...production, ALLOW_TEST_PAYMENTS: 'yes', QA_MODE: 'yes' }, true],
])('lets testers record traces with %p: %p [X05]', (env, qaMode) => expect(readSettings(env)).toMatchObject({ qaMode }))

describe('a start in production', () => {
  it.each([local, { ...reachable, TRUST_PROXY: 'none' }])(
    'is refused without a payment provider, unless test payments are allowed, with %p [T10]',
    (env) => {
      for (const ALLOW_TEST_PAYMENTS of [undefined, '', 'no', 'true'])
        expect(() => readSettings({ ...production, ...env, ALLOW_TEST_PAYMENTS })).toThrow(/ALLOW_TEST_PAYMENTS=yes/)
      expect(readSettings({ ...production, ...env, ALLOW_TEST_PAYMENTS: 'yes' })).toMatchObject({
        inEarnest: true,
        withSample: false,
        showOutbox: false,
      })
    },
  )

  describe('with an account at Stripe', () => {
    const account = { PAYMENTS: 'stripe', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }
    const live = { ...account, STRIPE_SECRET_KEY: 'sk_live_12345678' }
    const sandbox = { ...account, STRIPE_SECRET_KEY: 'sk_test_12345678' }

    it('takes money by its live key', () => {
      const stripe = { secretKey: 'sk_live_12345678', webhookSecret: 'whsec_12345678' }
      expect(readSettings({ ...production, ...live })).toMatchObject({ stripe, takesNoMoney: false })
    })
    it('is refused with the key of a sandbox, unless test payments are allowed', () => {
      expect(() => readSettings({ ...production, ...sandbox })).toThrow(/^STRIPE_SECRET_KEY is the key of a sandbox/)
      const allowed = { ...production, ...sandbox, ALLOW_TEST_PAYMENTS: 'yes' }
      expect(readSettings(allowed)).toMatchObject({ takesNoMoney: true })
      expect(readSettings(sandbox).stripe?.secretKey).toBe('sk_test_12345678')
    })
    it('is refused with a stand-in for Stripe', () => {
      const env = { ...production, ...live, STRIPE_API_BASE: 'http://127.0.0.1:4242' }
      expect(() => readSettings(env)).toThrow(/^STRIPE_API_BASE is for tests/)
      expect(readSettings({ ...sandbox, STRIPE_API_BASE: 'http://127.0.0.1:4242' }).stripe?.apiBase).toBe(
        'http://127.0.0.1:4242',
      )
    })
    it('is not asked where the built-in provider takes the payments', () => {
      expect(readSettings({ ...sandbox, PAYMENTS: 'built-in' }).stripe).toBeUndefined()
    })
  })

  it('is refused with sample data, on any address', () => {
    const env = { ...production, ALLOW_TEST_PAYMENTS: 'yes', CLEAR_ROUND_SAMPLE_DATA: 'yes' }
    expect(() => readSettings(env)).toThrow(/CLEAR_ROUND_SAMPLE_DATA=no/)
  })
})

it.each([{ PUBLIC_URL: 'dogs.example.org' }, { FLAGS_URL: 'https://flags.example.org' }, { SMTP_URL: 'mail' }])(
  'names the setting that is wrong in %p',
  (env) => {
    expect(() => readSettings(env)).toThrow(Object.keys(env)[0])
  },
)

it('takes the address of another API without a path, and those of other sites [N05]', () => {
  expect(readSettings({ API_HOST: 'https://api.example.org/' }).apiHost).toBe('https://api.example.org')
  for (const API_HOST of ['https://api.example.org/v1', 'https://a:b@api.example.org', 'api.example.org'])
    expect(() => readSettings({ API_HOST })).toThrow(/^API_HOST must be an address without a path/)
  const ALLOWED_ORIGINS = 'https://dogs.example.org/, http://127.0.0.1:3000'
  expect(readSettings({ ALLOWED_ORIGINS }).allowedOrigins).toEqual([
    'https://dogs.example.org',
    'http://127.0.0.1:3000',
  ])
  for (const wrong of ['*', 'https://dogs.example.org/x', 'https://dogs.example.org,'])
    expect(() => readSettings({ ALLOWED_ORIGINS: wrong })).toThrow(/^ALLOWED_ORIGINS must name/)
})
