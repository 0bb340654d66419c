import { logIn, type Caller } from './client'
import type { TestServer } from './startTestServer'
import { startStripeStandIn, type StripeStandIn } from './stripeStandIn'

interface AtStripe {
  stripe: StripeStandIn
  server: TestServer
  member: Caller
}

/** Starts a server that takes payments at a stand-in of Stripe; before each test both are as new, and `keep` is given them. */
export const stripeHooks = (
  keep: (made: AtStripe) => void,
  settings: Omit<Parameters<typeof testServer.start>[0] & object, 'stripe'> = {},
): void => {
  let stripe: StripeStandIn
  let server: TestServer
  beforeAll(async () => {
    stripe = await startStripeStandIn()
    server = await testServer.start({ ...settings, stripe: stripe.settings })
  })
  afterAll(async () => {
    await server.close()
    await stripe.close()
  })
  beforeEach(async () => {
    await server.reset()
    stripe.reset()
    keep({ stripe, server, member: await logIn(server, 'member') })
  })
}

/** The same at two servers on one PostgreSQL database. */
export const twoStripeServers = (
  databaseUrl: string,
  keep: (made: Omit<AtStripe, 'server'> & { one: TestServer; other: TestServer }) => void,
): void => {
  let made: AtStripe
  let other: TestServer | undefined
  stripeHooks((before) => (made = before), { databaseUrl })
  beforeEach(async () => {
    const { server: one, ...rest } = made
    other ??= { ...one, ...(await one.beside()) }
    keep({ ...rest, one, other })
  })
}
