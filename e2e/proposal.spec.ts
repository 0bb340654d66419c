import { expect, type Page } from '@playwright/test'
import { fill, paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { startServer } from './server'
import { cartHolding, enterFirstFreeClass, logIn, paid, pay } from './steps'

const slug = 'shrewsbury-winter-classic'
const why = 'The hall was flooded last week.'

test('an admin proposes another town, an approver agrees, and a member withdraws with everything back [J85 J86]', async ({
  browser,
  record,
}) => {
  const server = await startServer()
  const open = async (who: string, path: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL: server.origin })
    const page = await context.newPage()
    await record(page)
    await logIn(page, who)
    await page.goto(path)
    return page
  }
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
  try {
    const member = await open('member', fill(paths.show, { slug }))
    await enterFirstFreeClass(member)
    await cartHolding(member, 1).click()
    await press(member, 'Check out')
    await pay(member)
    await paid(member)

    const admin = await open('admin', fill(paths.editShow, { slug }))
    await admin.getByLabel('Town').fill('Telford')
    await admin.getByLabel('Reason for the change').fill(why)
    await press(admin, 'Propose the change')
    await admin.getByRole('region', { name: 'Proposed change' }).getByText(why).waitFor()
    await expect(admin.getByRole('button', { name: 'Agree to the change' })).toHaveCount(0)

    // Members read of it, and the show is as it was.
    await member.goto(fill(paths.show, { slug }))
    await member.getByText(/^Change proposed, not yet agreed\./).waitFor()
    await expect(member.getByText('Town: Telford (was Shrewsbury)')).toBeVisible()

    const reviewer = await open('reviewer', paths.desk)
    await reviewer.getByRole('link', { name: 'Shrewsbury Winter Classic' }).first().click()
    await press(reviewer, 'Agree to the change')
    await expect(reviewer.getByRole('region', { name: 'Proposed change' })).toHaveCount(0)
    await reviewer.getByText('Telford, United Kingdom').waitFor()

    await member.reload()
    await member
      .getByText(/Telford/)
      .first()
      .waitFor()
    await expect(member.getByText(/^Change proposed/)).toHaveCount(0)
    await press(member, /Entered/)
    await press(member, /^Withdraw/)
    const question = member.getByRole('alertdialog')
    await expect(question).toContainText('£5.50')
    await question.getByRole('button', { name: /^Withdraw/ }).click()
    await expect(question).toHaveCount(0)
  } finally {
    await server.close()
  }
})
