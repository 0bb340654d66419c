import assert from 'node:assert/strict'
import { expect } from '@playwright/test'
import { loginEndpoints } from '#contract/account/loginEndpoints'
import { deskTransferEndpoints, referenceOf } from '#contract/payment/bankTransfer'
import { apiBase, paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { startServer } from './server'
import { cartHolding, enterFirstFreeClass, logIn, openShow, paid } from './steps'

test.use({
  baseURL: async ({}, use) => {
    const server = await startServer([], {
      TRANSFER_IBAN: 'GB29NWBK60161331926819',
      TRANSFER_ACCOUNT_NAME: 'Clear Round',
    })
    await use(server.origin)
    await server.close()
  },
})

/** What an admin sends from the bank's statement. */
const confirm = async (origin: string, received: object): Promise<number> => {
  const post = (path: string, body: object, token?: string) =>
    fetch(origin + apiBase + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const login = await post(loginEndpoints.login.path, { email: 'admin@example.org', password: 'clear-round' })
  const { token } = (await login.json()) as { token: string }
  return (await post(deskTransferEndpoints.confirmTransfer.path, received, token)).status
}

test('chooses a bank transfer, sees its reference, and is entered once it is confirmed [T16.4]', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  await logIn(page, 'member')
  await openShow(page)
  await enterFirstFreeClass(page)
  await cartHolding(page, 1).click()
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.waitForURL(`**${paths.checkout}`)
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await page.getByRole('button', { name: 'Pay by bank transfer' }).click()
  await page.getByText('GB29 NWBK 6016 1331 9268 19').waitFor()
  await expect(cartHolding(page, 1)).toHaveCount(0)
  const text = await page.locator('main').innerText()
  const [, reference = ''] = /(RF\d\d[ \d]+)/.exec(text) ?? []
  const number = Number(reference.replaceAll(' ', '').slice(4))
  assert.equal(reference.replaceAll(' ', '').trim(), referenceOf(number))
  const [, pounds = ''] = /£(\d+\.\d\d)/.exec(text) ?? []
  const received = {
    reference,
    amount: Math.round(Number(pounds) * 100),
    receivedOn: new Date().toISOString().slice(0, 10),
  }
  assert.equal(await confirm(origin, received), 200)
  await page.reload()
  await paid(page)
  await page.goto('/outbox')
  await page.getByText(`Receipt for purchase ${number}`).first().waitFor()
})
