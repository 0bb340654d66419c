import { expect, type Page } from '@playwright/test'
import { fill, paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { startServer } from './server'
import { logIn } from './steps'

const slug = 'stirling-castle-agility'
const classId = '00000005-0000-4000-8000-000000000902'

test('a class is drawn by an admin, entered by its judge from the keyboard alone, and read by a visitor @long [O13]', async ({
  browser,
  record,
}) => {
  const server = await startServer()
  const open = async (who: string | null, path: string): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: server.origin })).newPage()
    await record(page)
    if (who !== null) await logIn(page, who)
    await page.goto(path)
    return page
  }
  try {
    const admin = await open('admin', fill(paths.deskShow, { slug }))
    await admin.getByRole('link', { name: 'Running order: 09:30, Agility, Large' }).click()
    await admin.getByRole('button', { name: 'Draw the running order' }).click()
    const order = admin.getByRole('list', { name: 'Running order' }).getByRole('listitem')
    await expect(order).toHaveCount(3)
    const last = await order.nth(2).locator('bdi').first().textContent()
    await admin.getByRole('button', { name: `Move ${last} up` }).click()
    await expect(order.nth(1).locator('bdi').first()).toHaveText(last ?? '')
    // Dragged to the first place it is there, and dragged back to the second.
    await order.nth(1).dragTo(order.nth(0))
    await expect(order.nth(0).locator('bdi').first()).toHaveText(last ?? '')
    await order.nth(0).dragTo(order.nth(1))
    await expect(order.nth(1).locator('bdi').first()).toHaveText(last ?? '')
    await admin.getByRole('button', { name: 'Publish the running order' }).click()
    await admin.getByText(/^Published on .*, version 1\.$/).waitFor()

    const judge = await open('judge', fill(paths.deskResults, { slug, classId }))
    const { keyboard } = judge
    await judge.getByLabel('Course time, seconds').focus()
    await keyboard.type('38')
    await keyboard.press('Tab')
    await keyboard.type('165')
    await keyboard.press('Enter')
    await expect(judge.getByRole('button', { name: 'Save the course' })).toHaveCount(0)
    // After the maximum time and the search, the grid: faults, refusals, time of the first dog.
    await expect(judge.getByLabel('Course length, metres')).toBeFocused()
    for (const next of ['Maximum time, seconds', 'Number, dog or handler', 'Go to the row', /^Faults, /]) {
      await keyboard.press('Tab')
      await expect(
        judge
          .getByLabel(next)
          .or(judge.getByRole('button', { name: next }))
          .first(),
      ).toBeFocused()
    }
    const cells = judge.getByRole('table', { name: 'Results' }).getByRole('row').nth(2).getByRole('cell')
    const columns = () => cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().x))
    const before = await columns()
    for (const value of ['0', '0', '36.10']) {
      await keyboard.type(value)
      if (value !== '36.10') await keyboard.press('Tab')
    }
    await judge.getByText('Not saved', { exact: true }).waitFor()
    // The columns keep their positions for any content of a row.
    expect(await columns()).toEqual(before)
    await keyboard.press('Enter')
    for (const value of ['0', '0', '34.62']) {
      await keyboard.type(value)
      if (value !== '34.62') await keyboard.press('Tab')
    }
    await keyboard.press('Enter')
    await keyboard.press('e')
    await keyboard.press('Enter')
    await judge.getByText('3 of 3 results entered').waitFor()
    await judge.getByRole('button', { name: 'Publish results' }).focus()
    await keyboard.press('Enter')
    await judge.getByText(/^Published on .* Everyone can see these results\.$/).waitFor()

    const visitor = await open(null, fill(paths.show, { slug }))
    await visitor.getByRole('button', { name: /^Results: .* 09:30, ring 1: Agility, Large/ }).click()
    const rows = visitor.getByRole('table', { name: 'Results' }).getByRole('row')
    await expect(rows.nth(1)).toContainText(last ?? '')
    await expect(rows.nth(1)).toContainText('34.62')
    await expect(rows.nth(2)).toContainText('36.10')
    await expect(rows.nth(3)).toContainText('Eliminated')
  } finally {
    for (const context of browser.contexts()) await context.close()
    await server.close()
  }
})
