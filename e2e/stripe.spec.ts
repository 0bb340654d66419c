import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import Stripe from 'stripe'
import { paymentEndpoints } from '#contract/payment/card'
import { apiBase, paths } from '#contract/shared/paths'
import { standInKeys, startStripeStandIn, type StripeStandIn } from '../server/testing/stripeStandIn'
import { test } from './fixtures'
import { startServer, type RunningServer } from './server'
import { cartHolding, enterFirstFreeClass, logIn, openShow, paid } from './steps'

const { webhooks } = new Stripe(standInKeys.secretKey)
const shop = { server: null as RunningServer | null, stripe: null as StripeStandIn | null }

test.use({
  baseURL: async ({}, use) => {
    const stripe = await startStripeStandIn()
    const { secretKey, webhookSecret, apiBase: standIn } = stripe.settings
    const server = await startServer([], {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: standIn,
    })
    Object.assign(shop, { server, stripe })
    await use(server.origin)
    await server.close()
    await stripe.close()
  },
})

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay £/ })
const checkOut = async (page: Page) => {
  await logIn(page, 'member')
  await openShow(page)
  await enterFirstFreeClass(page)
  await cartHolding(page, 1).click()
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.waitForURL(`**${paths.checkout}`)
}
const toStripe = async (page: Page) => {
  // Two presses must make one page.
  await payButton(page).dblclick()
  await page.getByRole('button', { name: 'Pay now' }).waitFor()
}

test('leaves the payment page, returns uncharged, pays on it and has a receipt [T16]', async ({ page }) => {
  await checkOut(page)
  await page.getByText('You’ll pay by card on Stripe’s secure page, then come back here.').waitFor()
  await toStripe(page)
  await page.getByRole('button', { name: 'Back to the shop' }).click()
  await page.getByText('You left the payment page before paying. You have not been charged.').waitFor()
  shop.stripe?.notifyAt(`${shop.server?.origin}${apiBase}${paymentEndpoints.notifyOfPayment.path}`)
  await toStripe(page)
  assert.equal(shop.stripe?.book.sessions.length, 1)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await paid(page)
  await page.getByText('Visa ending in 4242').waitFor()
  await expect(cartHolding(page, 1)).toHaveCount(0)
})

/** Stripe tells the server of a dispute. */
const tellOf = async (
  { eventOf }: StripeStandIn,
  address: string,
  dispute: Parameters<StripeStandIn['eventOf']>[1],
  type: string,
) => {
  const payload = eventOf(type, dispute)
  const signature = webhooks.generateTestHeaderString({ payload, secret: standInKeys.webhookSecret })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  assert.equal((await fetch(address, { method: 'POST', headers, body: payload })).status, 200)
}

test('shows admins a dispute, from its first day to its end', async ({ page: payer, browser }) => {
  const { server, stripe } = shop
  assert(server && stripe)
  const address = `${server.origin}${apiBase}${paymentEndpoints.notifyOfPayment.path}`
  stripe.notifyAt(address)
  await checkOut(payer)
  await toStripe(payer)
  await payer.getByRole('button', { name: 'Pay now' }).click()
  await paid(payer)
  const [session] = stripe.book.sessions
  assert(session)
  const dispute = stripe.book.dispute(session)
  stripe.book.withdraw(dispute)
  await tellOf(stripe, address, dispute, 'charge.dispute.created')
  const page = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await logIn(page, 'admin')
  await page.goto(paths.deskMoney)
  const part = page.getByRole('region', { name: 'At the payment provider' })
  await part.getByText('Answer needed').waitFor()
  await expect(page.getByRole('list', { name: /^Totals/ })).toContainText('failed refunds and disputes, net')
  dispute.status = 'lost'
  await tellOf(stripe, address, dispute, 'charge.dispute.closed')
  await page.reload()
  await part.getByText('The bank decided for the cardholder, who has the money.', { exact: false }).waitFor()
  await page.goto(paths.deskLedger)
  await page.getByText(/^Balanced:/).waitFor()
  await expect(page.getByRole('row', { name: /^Written off/ })).toContainText(/£\d/)
})

test('shows a payment without a notification as being checked, and then as paid [T16]', async ({ page }) => {
  await checkOut(page)
  await toStripe(page)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByText('Checking with the bank').first().waitFor()
  await paid(page)
})
