import { parseEnvironment } from './environment'

it.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'dogs.example.org'],
  ['PUBLIC_URL', 'ftp://dogs.example.org'],
  ['API_HOST', 'api'],
  ['DATABASE_URL', 'mysql://canary@host/name'],
  ['DATABASE_URL', 'host=canary'],
  ['SMTP_URL', 'https://canary@mail.example.org'],
  ['SECRETS_KEY', 'canary'],
  ['PAYMENT_SECRET', 'canary'],
  ['CONTACT_TO', 'office'],
  ['PAYMENTS', 'canary'],
  ['STRIPE_SECRET_KEY', 'pk_test_canary12'],
  ['STRIPE_SECRET_KEY', 'sk_canary1234'],
  ['STRIPE_WEBHOOK_SECRET', 'canary1234'],
  ['STRIPE_API_BASE', 'https://127.0.0.1'],
  ['STRIPE_API_BASE', 'http://canary.example.org'],
  ['FLAGS_URL', 'flags'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1,2'],
  ['TRUST_PROXY', '10.0.0.1, proxy'],
  ['LOG_LEVEL', 'loud'],
  ['CLEAR_ROUND_SAMPLE_DATA', 'maybe'],
  ['METRICS_PORT', 'x'],
])('names %s where it is %p, in one line and without its value [R09]', (name, value) => {
  const problems = () => parseEnvironment({ MAIL_FROM: 'x', FLAGS_KEY: 'x', [name]: value })
  expect(problems).toThrow(new RegExp(`^${name} must .*$`))
  expect(problems).not.toThrow(/canary/)
})

it('names all that is wrong at once, a line each [R09]', () => {
  expect(() => parseEnvironment({ PORT: 'x', PUBLIC_URL: 'x', SMTP_URL: 'x', MAIL_FROM: 'x' })).toThrow(
    /^PORT must [^\n]*\nPUBLIC_URL must [^\n]*\nSMTP_URL must [^\n]*$/,
  )
})

it.each([
  [{ SMTP_URL: 'smtps://mail.example.org' }, /^MAIL_FROM must go with SMTP_URL/],
  [{ PAYMENTS: 'stripe' }, /^STRIPE_SECRET_KEY must go with PAYMENTS=stripe[^\n]*\nSTRIPE_WEBHOOK_SECRET must go/],
  [
    { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_12345678' },
    /^STRIPE_WEBHOOK_SECRET must go with PAYMENTS=stripe/,
  ],
  [{ FLAGS_URL: 'https://flags.example.org' }, /^FLAGS_KEY must go with FLAGS_URL/],
])('needs settings that belong together: %p [R09]', (env, message) => {
  expect(() => parseEnvironment(env)).toThrow(message)
})

it('accepts valid settings, and takes an empty setting for none [R09]', () => {
  const env = {
    PORT: '0',
    TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,loopback,::1',
    DATABASE_URL: 'postgres://a:b@h/c',
    SMTP_URL: '',
  }
  const { SMTP_URL: _, ...given } = env
  expect(parseEnvironment({ ...env, HOME: '/home/x' })).toEqual(given)
})
