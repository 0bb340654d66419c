import { expect } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { startServer } from './server'
import { logIn } from './steps'

test('an admin finds a report, sees its steps in the player without QA mode, answers and deletes it [X38]', async ({
  browser,
  record,
}) => {
  const server = await startServer([], { QA_MODE: 'no' })
  try {
    const page = await browser.newPage({ baseURL: server.origin, locale: 'en-GB' })
    await record(page)
    await logIn(page, 'admin')
    await page.goto(paths.desk)
    await page.getByRole('link', { name: 'Reported problems' }).click()
    await page.getByRole('link', { name: /The list of shows didn’t load/ }).click()
    await expect(page.getByRole('region', { name: 'Steps' }).getByText(/get shows.*: 500/).first()).toBeVisible()
    await page.getByRole('link', { name: 'Open in the player' }).click()
    await expect(page.getByText(/^Identical: all/)).toBeVisible()
    const shown = page.frameLocator('iframe').getByRole('main')
    await expect(shown.getByText('Couldn’t load the shows')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the report' }).click()

    await page.getByRole('button', { name: 'Answer', exact: true }).click()
    await page.getByLabel('Your answer').fill('Thank you. The list works again.')
    await page.getByRole('button', { name: 'Send the answer' }).click()
    await expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible()

    await page.getByRole('button', { name: 'Delete the report' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the report' }).click()
    await page.waitForURL(`**${paths.deskProblems}`)
    await expect(page.getByRole('link', { name: /Po wybraniu/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /The list of shows/ })).toHaveCount(0)
  } finally {
    await server.close()
  }
})
