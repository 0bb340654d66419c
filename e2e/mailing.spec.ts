import { expect } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { openPostbox } from './postbox'
import { startServer } from './server'
import { logIn } from './steps'

const ola = 'member@example.org'

test('an admin writes to a member of the register, who reads it and unsubscribes', async ({ browser, record }) => {
  const postbox = await openPostbox()
  const server = await startServer([], postbox.settings)
  const office = await browser.newContext({ baseURL: server.origin })
  const reader = await browser.newContext({ baseURL: server.origin })
  try {
    const page = await office.newPage()
    await record(page)
    await logIn(page, 'admin')
    await page.goto(`${paths.deskMembers}?text=kowalczyk`)
    await page.getByRole('button', { name: 'Email these members' }).click()
    await page.getByText('1 recipient', { exact: true }).waitFor()
    await page.getByLabel('Subject in English').fill('Winter training')
    await page.getByLabel('Message in English').fill('We meet on Sunday.')
    await page.getByLabel('Subject in Polish').fill('Trening zimowy')
    await page.getByLabel('Message in Polish').fill('Spotykamy się w niedzielę.')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('button', { name: 'Send or schedule' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
    const [mailbox, link] = [() => postbox.to(ola), () => postbox.linkTo(ola, '/unsubscribe')]
    await expect.poll(link, { timeout: 60_000 }).not.toBeNull()
    expect(mailbox()).toHaveLength(1)
    expect(mailbox()[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)

    const hers = await reader.newPage()
    await hers.goto(link() ?? '')
    await hers.getByRole('button', { name: 'Unsubscribe' }).click()
    await hers.getByRole('heading', { level: 1, name: 'You’ve unsubscribed from our news' }).waitFor()

    const counts = page.getByRole('list', { name: 'Delivery of this email' })
    await expect(async () => {
      await page.reload()
      await expect(counts).toHaveText(/1Recipients1Sent1Unsubscribed/, { timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
  } finally {
    await office.close()
    await reader.close()
    await server.close()
    await postbox.close()
  }
})
