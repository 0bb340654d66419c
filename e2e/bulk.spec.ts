import { expect } from '@playwright/test'
import { fill, paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { pressOn, tabTo, typeInto } from './keys'
import { startServer } from './server'
import { logIn } from './steps'

test('two entries are marked, saved and withdrawn together, by keys alone @long [J14 J15 J16]', async ({
  browser,
  record,
}) => {
  const server = await startServer()
  const context = await browser.newContext({ baseURL: server.origin })
  try {
    const page = await context.newPage()
    await record(page)
    await logIn(page, 'admin')
    await page.goto(fill(paths.showEntries, { slug: 'shrewsbury-winter-classic' }))
    const table = page.getByRole('table')
    for (const name of ['Śnieżka', 'Maple']) {
      await tabTo(page, table.getByRole('checkbox', { name: `Select ${name}` }))
      await page.keyboard.press('Space')
    }
    await page.getByText('2 entries selected').waitFor()
    const download = page.waitForEvent('download')
    await pressOn(page, page.getByRole('button', { name: 'Save 2 as CSV' }))
    const lines = (await (await download).createReadStream().then((file) => file.toArray())).join('').trim().split('\n')
    expect(lines).toHaveLength(3)
    await tabTo(page, page.getByRole('button', { name: 'Withdraw 2' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Withdraw 2 entries?' })
    await typeInto(page, question.getByLabel('Reason for withdrawing'), 'The hall is too small for this class.')
    await pressOn(page, question.getByRole('button', { name: 'Withdraw 2 entries' }))
    await question.waitFor({ state: 'hidden' })
    for (const name of ['Śnieżka', 'Maple'])
      await table.getByRole('row', { name: new RegExp(`${name}.*Withdrawn`) }).waitFor()
    await expect(page.getByText(/selected$/)).toHaveCount(0)
  } finally {
    await context.close()
    await server.close()
  }
})
