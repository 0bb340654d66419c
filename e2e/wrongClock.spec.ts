import assert from 'node:assert/strict'
import { expect } from '@playwright/test'
import { test } from './fixtures'
import { cartHolding, enterFirstFreeClass, logIn, openShow, paid, pay } from './steps'

const day = 86_400_000

for (const [name, ahead] of [
  ['fast', 20 * day],
  ['slow', -20 * day],
] as const)
  test(`a member enters and pays on a device whose clock is 20 days ${name} @long [T80]`, async ({ page, faults }) => {
    await page.clock.setSystemTime(Date.now() + ahead)
    await logIn(page, 'member')
    await openShow(page)
    await enterFirstFreeClass(page)
    await cartHolding(page, 1).click()
    const started = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/api/purchases',
    )
    await page.getByRole('button', { name: 'Check out' }).click()
    const { holdUntil } = (await (await started).json()) as { holdUntil: string }
    // The server shares this process's clock; the page must count down to the same moment by its own wrong clock.
    const secondsOff = async () => {
      const [minutes = 0, seconds = 0] = ((await page.getByRole('timer').textContent()) ?? '').split(':').map(Number)
      return Math.abs(minutes * 60 + seconds - (Date.parse(holdUntil) - Date.now()) / 1000)
    }
    await expect.poll(secondsOff).toBeLessThan(3)
    await pay(page)
    await paid(page)
    assert.deepEqual(faults, [])
  })
