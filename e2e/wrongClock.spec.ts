import assert from 'node:assert/strict'
import { test } from './fixtures'
import { cartHolding, enterFirstFreeClass, logIn, openShow, paid, pay } from './steps'

const day = 86_400_000

for (const [name, ahead] of [
  ['fast', 20 * day],
  ['slow', -20 * day],
] as const)
  test(`a member enters and pays on a device whose clock is 20 days ${name} [T80]`, async ({ page, faults }) => {
    await page.clock.setSystemTime(Date.now() + ahead)
    await logIn(page, 'member')
    await openShow(page)
    await enterFirstFreeClass(page)
    await cartHolding(page, 1).click()
    await page.getByRole('button', { name: 'Check out' }).click()
    // The places are held for ten minutes by the server's clock, of which hardly any is over.
    await page
      .getByRole('timer')
      .filter({ hasText: /^(10:00|0[89]:\d\d)$/ })
      .waitFor()
    await pay(page)
    await paid(page)
    assert.deepEqual(faults, [])
  })
