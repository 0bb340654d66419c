import { expect, type Page } from '@playwright/test'
import { fill, paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { startServer } from './server'
import { logIn } from './steps'

const slug = 'bath-spring-draft'
const remarks = 'Ring 2 starts before its judge has arrived.'

test('a show goes from its draft to the calendar, between an admin and an approver [E07]', async ({
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
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  const at = fill(paths.deskShow, { slug })
  try {
    const admin = await open('admin', paths.deskShows)
    await admin.getByRole('link', { name: 'Bath Spring Meeting' }).click()
    await press(admin, 'Submit for approval')
    await admin.getByText('All approvers need to agree.').waitFor()

    const reviewer = await open('reviewer', paths.deskShows)
    await reviewer.getByText('Needs your decision').waitFor()
    await reviewer.getByRole('link', { name: 'Bath Spring Meeting' }).click()
    await press(reviewer, 'Return to its author')
    await reviewer.getByRole('link', { name: /What needs changing/ }).waitFor()
    await reviewer.getByLabel('What needs changing').fill(remarks)
    await press(reviewer, 'Return to its author')
    await reviewer.getByText('An approver has asked for a change.').waitFor()

    // Decided on as it was read: the admin's page shows it as it was.
    await press(admin, 'Withdraw from approval')
    await admin.getByText('Someone else changed this show.').waitFor()
    await admin.getByText(remarks).first().waitFor()
    await press(admin, 'Submit for approval')
    await admin.getByText('All approvers need to agree.').waitFor()

    await reviewer.reload()
    await press(reviewer, 'Agree')
    await reviewer.getByText('All approvers have agreed.').waitFor()

    const visitor = await browser.newPage({ baseURL: server.origin })
    await visitor.goto(fill(paths.show, { slug }))
    await visitor
      .getByText('Show not found')
      .or(visitor.getByRole('heading', { level: 1 }))
      .first()
      .waitFor()
    await expect(visitor.getByText('Bath Spring Meeting')).toHaveCount(0)

    await admin.goto(at)
    await press(admin, 'Publish')
    await admin.getByText('Members can see this show.').waitFor()
    await visitor.reload()
    await visitor.getByRole('heading', { name: 'Bath Spring Meeting' }).waitFor()
  } finally {
    for (const context of browser.contexts()) await context.close()
    await server.close()
  }
})
