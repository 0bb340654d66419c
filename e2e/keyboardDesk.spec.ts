import { expect, type Browser, type Page } from '@playwright/test'
import { purchaseEndpoints } from '#contract/purchase/purchaseEndpoints'
import { loginEndpoints } from '#contract/account/loginEndpoints'
import { transferEndpoints } from '#contract/payment/transferEndpoints'
import { apiBase, fill, paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { choose, hasFocus, pressOn, tabTo, typeInto } from './keys'
import { startServer } from './server'
import { logIn } from './steps'

const winter = { slug: 'shrewsbury-winter-classic' }
const classAt = (slug: string, number: number) => ({ slug, classId: `00000005-0000-4000-8000-000000000${number}` })

const press = (page: Page, name: string | RegExp) => pressOn(page, page.getByRole('button', { name, exact: true }))
const type = (page: Page, label: string, text: string) => typeInto(page, page.getByLabel(label, { exact: true }), text)
const tick = async (page: Page, name: string | RegExp) => {
  await tabTo(page, page.getByRole('checkbox', { name }).first())
  await page.keyboard.press('Space')
}
/** The button of a dialog that is open. */
const confirm = (page: Page, name: string) =>
  pressOn(page, page.getByRole('alertdialog').getByRole('button', { name, exact: true }))

type Open = (who: string, path: string) => Promise<Page>

const withServer = async (
  browser: Browser,
  record: (page: Page) => Promise<void>,
  walk: (open: Open, origin: string) => Promise<void>,
  settings?: Record<string, string>,
) => {
  const server = await startServer([], settings)
  try {
    const open: Open = async (who, path) => {
      const page = await (await browser.newContext({ baseURL: server.origin })).newPage()
      await record(page)
      await logIn(page, who)
      await page.goto(path)
      return page
    }
    await walk(open, server.origin)
  } finally {
    for (const context of browser.contexts()) await context.close()
    await server.close()
  }
}

const findAndWithdraw = async (admin: Page) => {
  const dog = (await admin.getByRole('row').nth(1).locator('bdi').first().textContent()) ?? ''
  await type(admin, 'Number, dog, member or handler', dog)
  await expect(admin.getByRole('row')).toHaveCount(2)
  const opener = admin.getByRole('button', { name: new RegExp(`^Withdraw ${dog}`) })
  await pressOn(admin, opener)
  // Escape keeps the entry, and leads back to where one was.
  await admin.getByRole('alertdialog').waitFor()
  await admin.keyboard.press('Escape')
  await expect.poll(() => hasFocus(opener)).toBe(true)
  await admin.keyboard.press('Enter')
  const dialog = admin.getByRole('alertdialog')
  await tabTo(admin, dialog.getByRole('radio', { checked: true }))
  await admin.keyboard.press('ArrowDown')
  await typeInto(admin, dialog.getByLabel('Reason for withdrawing'), 'She is lame since yesterday.')
  await confirm(admin, 'Withdraw the entry')
  await admin.getByRole('row', { name: /Withdrawn/ }).waitFor()
}

const sortAndLeaveOut = async (admin: Page) => {
  await tabTo(admin, admin.getByLabel('Number, dog, member or handler'), 'Shift+Tab')
  await admin.keyboard.press('Control+a')
  await admin.keyboard.press('Delete')
  await expect.poll(() => admin.getByRole('row').count()).toBeGreaterThan(2)
  await tick(admin, 'Paid')
  await expect(admin.getByRole('columnheader', { name: 'Paid' })).toHaveCount(0)
  await pressOn(admin, admin.getByRole('columnheader', { name: 'Dog' }).getByRole('button'))
  await expect(admin.getByRole('columnheader', { name: 'Dog' })).toHaveAttribute('aria-sort', 'ascending')
}

const addEntry = async (admin: Page) => {
  await pressOn(admin, admin.getByRole('link', { name: 'Add entries' }))
  await choose(admin, admin.getByLabel('Dog', { exact: true }), 'żółw', /Żółw/)
  await tick(admin, /^Sat.*£/)
  await tabTo(admin, admin.getByRole('radio', { name: 'In cash' }))
  await admin.keyboard.press('Space')
  await type(admin, 'Reason for adding this entry', 'Came to the desk with a paper form.')
  await press(admin, 'Add the entries')
  await admin.getByText(/1 entry added/).waitFor()
}

const addHelper = async (admin: Page) => {
  await press(admin, 'Add a helper')
  const dialog = admin.getByRole('dialog').or(admin.getByRole('alertdialog'))
  await typeInto(admin, dialog.getByLabel('Name'), 'Ewa Lis')
  await typeInto(admin, dialog.getByLabel('What they do'), 'Scoring')
  await pressOn(admin, dialog.getByRole('button', { name: 'Save' }))
  await admin.getByRole('row', { name: /Ewa Lis/ }).waitFor()
  await press(admin, 'Remove Ewa Lis, Scoring')
  await confirm(admin, 'Remove the helper')
  await expect(admin.getByRole('row', { name: /Ewa Lis/ })).toHaveCount(0)
}

const writeToAll = async (admin: Page) => {
  await type(admin, 'Subject', 'Parking')
  await type(admin, 'Message', 'Behind the hall.')
  await press(admin, 'Preview')
  await admin.getByRole('alertdialog', { name: /^Send this to \d member/ }).waitFor()
  await confirm(admin, 'Send email')
  await admin.getByText(/^Sending to \d member/).waitFor()
}

test('without a mouse the desk finds, withdraws and adds entries, keeps helpers and writes to members', async ({
  browser,
  record,
}) => {
  await withServer(browser, record, async (open) => {
    const admin = await open('admin', fill(paths.showEntries, winter))
    for (const step of [findAndWithdraw, sortAndLeaveOut, addEntry]) await step(admin)
    await admin.goto(fill(paths.showHelpers, winter))
    await addHelper(admin)
    await admin.goto(fill(paths.showMails, winter))
    await writeToAll(admin)
  })
})

const measure = async (admin: Page) => {
  await type(admin, 'Name, microchip or card', 'mgł')
  await admin.keyboard.press('Enter')
  await pressOn(admin, admin.getByRole('link', { name: 'Mgła' }))
  await type(admin, 'Height at the withers (cm)', '45.1')
  await admin.keyboard.press('Enter')
  await admin.getByText(/45\.1 cm is saved/).waitFor()
}

const order = async (admin: Page) => {
  await press(admin, 'Draw the running order')
  const rows = admin.getByRole('list', { name: 'Running order' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  const last = (await rows.nth(2).locator('bdi').first().textContent()) ?? ''
  const up = admin.getByRole('button', { name: `Move ${last} up` })
  await pressOn(admin, up)
  await expect(rows.nth(1).locator('bdi').first()).toHaveText(last)
  await expect.poll(() => hasFocus(up)).toBe(true)
  await press(admin, 'Publish the running order')
  await admin.getByText(/^Published on .*, version 1\.$/).waitFor()
}

const rename = async (admin: Page) => {
  await type(admin, 'Name', 'Fiona')
  await pressOn(admin, admin.getByRole('link', { name: 'Fiona Drummond' }))
  const name = admin.getByLabel('Name', { exact: true })
  await tabTo(admin, name)
  await admin.keyboard.press('End')
  await admin.keyboard.type('-Bell')
  await press(admin, 'Save')
  await admin.getByRole('heading', { level: 1, name: 'Fiona Drummond-Bell' }).waitFor()
}

const endSessions = async (admin: Page) => {
  await type(admin, 'Email of the account', 'member@example.org')
  await press(admin, 'Log out everywhere')
  await admin.getByText('Logged out', { exact: true }).waitFor()
}

test('without a mouse a dog is measured, an order drawn, a name changed and an account logged out', async ({
  browser,
  record,
}) => {
  await withServer(browser, record, async (open) => {
    const admin = await open('admin', paths.deskDogs)
    await measure(admin)
    await admin.goto(fill(paths.deskOrder, classAt('stirling-castle-agility', 902)))
    await order(admin)
    await admin.goto(paths.deskPeople)
    await rename(admin)
    await admin.goto(paths.deskSessions)
    await endSessions(admin)
  })
})

const remark = async (reviewer: Page) => {
  const target = reviewer.getByRole('button', { name: 'Choose where on the plan your remark belongs' })
  await tabTo(reviewer, target)
  for (const key of ['ArrowRight', 'Shift+ArrowDown']) await reviewer.keyboard.press(key)
  await reviewer.getByRole('button', { name: 'New remark: 51% across, 55% down' }).waitFor()
  await reviewer.keyboard.press('Enter')
  await expect.poll(() => hasFocus(reviewer.getByLabel('What should change?'))).toBe(true)
  await reviewer.keyboard.type('Too tight after 13.')
  await press(reviewer, 'Save remark')
  await reviewer.getByRole('button', { name: /^Open remark .: Too tight after 13\.$/ }).waitFor()
}

const returnToAuthor = async (reviewer: Page) => {
  await press(reviewer, 'Return to its author')
  await type(reviewer, 'What needs changing', 'Ring 2 starts before its judge has arrived.')
  await press(reviewer, 'Return to its author')
  await reviewer.getByText('An approver has asked for a change.').waitFor()
}

test('without a mouse a reviewer pins a remark on a course, and returns a show', async ({ browser, record }) => {
  await withServer(browser, record, async (open) => {
    await remark(await open('reviewer', fill(paths.deskCourse, classAt('harrogate-autumn-rounds', 501))))
    const draft = fill(paths.deskShow, { slug: 'bath-spring-draft' })
    const admin = await open('admin', draft)
    await press(admin, 'Submit for approval')
    await admin.getByText('All approvers need to agree.').waitFor()
    await returnToAuthor(await open('reviewer', draft))
  })
})

/** A membership that a sample person is about to pay by bank transfer. */
const awaitTransfer = async (origin: string, who: string) => {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    const answer = await fetch(origin + apiBase + path, { ...init, body: JSON.stringify(body) })
    return (await answer.json()) as { token: string; paymentId: string }
  }
  const { token } = await post(loginEndpoints.login.path, { email: `${who}@example.org`, password: 'clear-round' })
  const authorization = `Bearer ${token}`
  const bought = { kind: 'membership', planId: '1-year', expectedTotal: 2600 }
  const key = { authorization, 'idempotency-key': `transfer-of-${who}` }
  const { paymentId } = await post(purchaseEndpoints.startPurchase.path, bought, key)
  await post(fill(transferEndpoints.chooseTransfer.path, { id: paymentId }), {}, { authorization })
}

const recordTransfer = async (admin: Page) => {
  await press(admin, /^Mark RF.* from Tom Ashworth as paid$/)
  const dialog = admin.getByRole('alertdialog')
  await typeInto(admin, dialog.getByLabel('Amount received'), '26')
  await pressOn(admin, dialog.getByRole('button', { name: 'Choose a date' }))
  await admin.getByRole('dialog').locator('[data-view=day][tabindex="0"]').waitFor()
  await admin.keyboard.press('Enter')
  await expect(dialog.getByLabel('Date on the bank statement')).not.toHaveValue('')
  await pressOn(admin, dialog.getByRole('button', { name: 'Mark as paid' }))
  await admin.getByText(/^RF.* is paid\./).waitFor()
}

const endTransfer = async (admin: Page) => {
  const opener = admin.getByRole('button', { name: /^Cancel purchase RF.* from Ola Kowalczyk$/ })
  await pressOn(admin, opener)
  await admin.getByRole('alertdialog').waitFor()
  await admin.keyboard.press('Escape')
  await expect.poll(() => hasFocus(opener)).toBe(true)
  await admin.keyboard.press('Enter')
  await confirm(admin, 'Cancel purchase')
  await admin.getByRole('heading', { name: 'No transfers expected' }).waitFor()
}

test('without a mouse a bank transfer is recorded, and another purchase is cancelled [T13.1]', async ({
  browser,
  record,
}) => {
  const account = { TRANSFER_IBAN: 'GB29NWBK60161331926819', TRANSFER_ACCOUNT_NAME: 'Clear Round' }
  const walk = async (open: Open, origin: string) => {
    for (const who of ['newcomer', 'member']) await awaitTransfer(origin, who)
    const admin = await open('admin', paths.deskTransfers)
    await recordTransfer(admin)
    await endTransfer(admin)
  }
  await withServer(browser, record, walk, account)
})
