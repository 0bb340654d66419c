import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import { paymentEndpoints } from '#contract/payment/card'
import { apiBase, paths } from '#contract/shared/paths'
import { startStripeStandIn, type StripeStandIn } from '../server/testing/stripeStandIn'
import { test } from './fixtures'
import { startServer, type RunningServer } from './server'
import { cartHolding, enterFirstFreeClass, logIn, openShow, paid } from './steps'

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

test('shows a payment without a notification as being checked, and then as paid [T16]', async ({ page }) => {
  await checkOut(page)
  await toStripe(page)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByText('Checking with the bank').first().waitFor()
  await paid(page)
})
