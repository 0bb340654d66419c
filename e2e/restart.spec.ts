import assert from 'node:assert/strict'
import { expect } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { startServer } from './server'
import { cartHolding, enterFirstFreeClass, logIn, membersMenu, openShow, paid, pay } from './steps'
import { stored } from './stored'

test('a member completes a purchase although the server is killed twice [4.3 4.8]', async ({ browser, record }) => {
  const server = await startServer()
  const page = await browser.newPage({ baseURL: server.origin })
  await record(page)
  try {
    await logIn(page, 'member')
    await openShow(page)
    await enterFirstFreeClass(page)
    const token = await stored(page, 'token')
    await server.kill()
    await server.restart()
    await page.reload()
    await membersMenu(page).waitFor()
    assert.equal(await stored(page, 'token'), token)
    await cartHolding(page, 1).click()
    await page.getByRole('button', { name: 'Check out' }).click()
    await page.getByLabel('Card number').waitFor()
    // The places are held now: the hold must outlive the server, and be paid for once.
    await server.kill()
    await server.restart()
    await pay(page)
    await paid(page)
    await page.goto(paths.purchases)
    await page.getByText('Paid', { exact: true }).first().waitFor()
    await expect.poll(() => stored(page, 'purchase-items')).toBe('[]')
  } finally {
    await server.close()
  }
})
