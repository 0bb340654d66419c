import { expect, type Page } from '@playwright/test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addTo, type Day } from '#contract/shared/calendar'
import { fill, paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { choose, giveFile, payByKeys, pressInGrid, pressOn, tabTo, typeInto } from './keys'
import { openPostbox } from './postbox'
import { startServer } from './server'
import { cartHolding, logIn, paid } from './steps'

const show = 'Hay Bluff Summer Cup'
const today = new Date().toISOString().slice(0, 10)
const daysAhead = 5
const day = addTo(today, { days: daysAhead })
const typed = (one: Day) => one.split('-').reverse().join('/')
/** The only class of the show, from the start of its first cell on. */
const cells = ['9:00', '1', 'Agility', 'Any', '1', '5', 'Marek', '40', '6.50']
const plan = {
  name: 'course.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M2 2h20v9"/></svg>'),
}

const press = (page: Page, name: string) => pressOn(page, page.getByRole('button', { name, exact: true }))
const follow = (page: Page, name: string | RegExp) => pressOn(page, page.getByRole('link', { name }))
const type = (page: Page, label: string, text: string) => typeInto(page, page.getByLabel(label), text)

/** Adds someone to a show: by name, of those who are known. */
const addPerson = async (page: Page, group: string, person: string) => {
  const field = page.getByRole('group', { name: group })
  await choose(page, field.getByRole('combobox'), person, person)
  await pressOn(page, field.getByRole('button', { name: 'Add' }))
  await field.getByRole('button', { name: `Remove ${person}` }).waitFor()
}

/** An admin writes a show down, from its name to its classes. */
const writeShow = async (admin: Page, approver: string) => {
  await admin.goto(paths.deskShows)
  await follow(admin, 'New show')
  await type(admin, 'Name of the show', show)
  await type(admin, 'First day', typed(day))
  await type(admin, 'Last day', typed(day))
  await press(admin, 'Create a draft')
  await admin.getByRole('heading', { name: show }).waitFor()
  await type(admin, 'Town', 'Hay-on-Wye')
  await type(admin, 'Country', 'GB')
  await type(admin, 'Entries open on', typed(addTo(today, { days: -1 })))
  await type(admin, 'Opening time', '09:00')
  await type(admin, 'Entries close on', typed(addTo(today, { days: daysAhead - 2 })))
  await type(admin, 'Closing time', '18:00')
  await addPerson(admin, 'Judges', 'Marek Zieliński')
  await addPerson(admin, 'Approvers', approver)
  await press(admin, 'Add a class')
  await admin.locator('[role=gridcell]:focus').waitFor()
  for (const text of cells) {
    await admin.keyboard.type(text)
    await admin.keyboard.press('Tab')
  }
  await admin.getByText('1 class, 40 places').waitFor()
  await press(admin, 'Save')
  await admin.getByText('Class added:').first().waitFor()
}

/** An admin invites someone to approve shows; what the mail links to is where they accept. */
const invite = async (admin: Page, name: string, email: string) => {
  await admin.goto(paths.deskPeople)
  await press(admin, 'Add a person')
  await typeInto(admin, admin.getByRole('alertdialog').getByLabel('Name'), name)
  await pressOn(admin, admin.getByRole('alertdialog').getByRole('button', { name: 'Add' }))
  await type(admin, 'Email', email)
  await tabTo(admin, admin.getByRole('radio', { checked: true }))
  await admin.keyboard.press('ArrowDown')
  await expect(admin.getByRole('radio', { name: 'Approver' })).toBeChecked()
  await type(admin, 'Current password', 'clear-round')
  await press(admin, 'Send invitation')
  await admin.getByText(email).first().waitFor()
}

test('without a mouse five people take a show from an idea to its published results @long [E20]', async ({
  browser,
  record,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'club-'))
  const clock = join(folder, 'clock')
  writeFileSync(clock, '0')
  const postbox = await openPostbox()
  const server = await startServer(['--import', './e2e/movedClock.mjs'], { ...postbox.settings, CLOCK_FILE: clock })
  const open = async (who: string): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: server.origin })).newPage()
    await record(page)
    await logIn(page, who)
    return page
  }
  try {
    const admin = await open('admin')
    await invite(admin, 'Agnieszka Wójcik', 'agnieszka.wojcik@example.org')
    const invitation = () => postbox.linkTo('agnieszka.wojcik@example.org', '/invitation')
    await expect.poll(invitation, { timeout: 60_000 }).not.toBeNull()
    const approver = await open('agnieszka.wojcik')
    await approver.goto(invitation() ?? '')
    await press(approver, 'Accept')
    await approver.getByRole('heading', { name: 'Agnieszka Wójcik' }).waitFor()

    await writeShow(admin, 'Agnieszka Wójcik')
    await press(admin, 'Submit for approval')
    await admin.getByText('All approvers need to agree.').waitFor()
    const atDesk = new URL(admin.url()).pathname
    const slug = atDesk.split('/').at(-1) ?? ''

    const judge = await open('judge')
    await judge.goto(paths.desk)
    await follow(judge, show)
    await press(judge, `I can judge at ${show}`)
    await judge.getByText('Can judge', { exact: true }).first().waitFor()

    await approver.goto(atDesk)
    await press(approver, 'Agree')
    await approver.getByText('All approvers have agreed.').waitFor()
    await admin.reload()
    await press(admin, 'Publish')
    await admin.getByText('Members can see this show.').waitFor()
    await admin.getByRole('listitem').filter({ hasText: 'Agreed to judge' }).getByText('Marek Zieliński').waitFor()

    const member = await open('member')
    await member.goto(fill(paths.show, { slug }))
    await pressInGrid(member, member.getByRole('button', { name: /^Enter Łatka/ }).first())
    await tabTo(member, cartHolding(member, 1), 'Shift+Tab')
    await member.keyboard.press('Enter')
    await press(member, 'Check out')
    await payByKeys(member)
    await paid(member)

    await judge.goto(atDesk)
    await follow(judge, /^Course: 09:00/)
    await giveFile(judge, judge.getByRole('button', { name: 'Choose files' }), plan)
    await judge.getByRole('img', { name: 'Course plan, version 1' }).waitFor()
    const course = new URL(judge.url()).pathname
    const reviewer = await open('reviewer')
    await reviewer.goto(course)
    await press(reviewer, 'Sign off version 1')
    await reviewer.getByText(/^Signed off \d/).waitFor()

    // Nothing of the day is done before it.
    await server.kill()
    const ahead = daysAhead * 24 * 3_600_000
    writeFileSync(clock, String(ahead))
    await server.restart()
    for (const context of browser.contexts()) await context.clock.setSystemTime(Date.now() + ahead)
    await admin.goto(atDesk)
    await follow(admin, /^Running order: 09:00/)
    await press(admin, 'Draw the running order')
    await press(admin, 'Publish the running order')
    await admin.getByText(/^Published on .*, version 1\.$/).waitFor()

    await judge.goto(atDesk)
    await follow(judge, /^Results: 09:00/)
    await type(judge, 'Course time, seconds', '38')
    await judge.keyboard.press('Enter')
    await expect(judge.getByRole('button', { name: 'Save the course' })).toHaveCount(0)
    const { keyboard } = judge
    await tabTo(judge, judge.getByLabel(/^Faults/).first())
    for (const value of ['0', '0', '33.33']) {
      await keyboard.type(value)
      if (value !== '33.33') await keyboard.press('Tab')
    }
    await keyboard.press('Enter')
    await judge.getByText(/^1 of 1 results? entered/).waitFor()
    await press(judge, 'Publish results')
    await judge.getByText(/^Published on .* Everyone can see these results\.$/).waitFor()

    await member.goto(paths.dashboard)
    await member
      .getByText(/33\.33 s,/)
      .first()
      .waitFor()
    await member.goto(fill(paths.show, { slug }))
    await pressOn(member, member.getByRole('button', { name: /^Results: .* 09:00/ }))
    await expect(member.getByRole('table', { name: 'Results' })).toContainText('Łatka')
    await pressOn(member, member.getByRole('button', { name: /^Course: .* 09:00/ }))
    await member.getByRole('img', { name: /^Course plan: / }).waitFor()
  } finally {
    for (const context of browser.contexts()) await context.close()
    await server.close()
    await postbox.close()
    rmSync(folder, { recursive: true })
  }
})
