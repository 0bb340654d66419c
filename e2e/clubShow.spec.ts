import { expect, type Page } from '@playwright/test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addTo, type Day } from '#contract/calendar'
import { fill, paths } from '#contract/paths'
import { test } from './fixtures'
import { openPostbox } from './postbox'
import { startServer } from './server'
import { cartHolding, logIn, paid, pay } from './steps'

const show = 'Hay Bluff Summer Cup'
const today = new Date().toISOString().slice(0, 10)
const daysAhead = 5
const day = addTo(today, { days: daysAhead })
const typed = (one: Day) => one.split('-').reverse().join('/')
const grid = [
  ['Day', 'Start', 'Ring', 'Type', 'Height', 'Levels', 'Judge', 'Places', 'Price'],
  [typed(day), '9:00', '1', 'Agility', 'Any', '1-5', 'Marek Zieliński', '40', '£6.50'],
]
const plan = {
  name: 'course.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M2 2h20v9"/></svg>'),
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Adds somebody to a show: by name, of those who are known. */
const addPerson = async (page: Page, group: string, person: string) => {
  const field = page.getByRole('group', { name: group })
  await field.getByRole('combobox').fill(person)
  await page.getByRole('option', { name: person }).first().click()
  await field.getByRole('button', { name: 'Add' }).click()
  await field.getByRole('button', { name: `Remove ${person}` }).waitFor()
}

/** An admin writes a show down, from its name to its classes. */
const writeShow = async (admin: Page, approver: string) => {
  await admin.goto(paths.deskShows)
  await admin.getByRole('link', { name: 'New show' }).click()
  await admin.getByLabel('Name of the show').fill(show)
  await admin.getByLabel('First day').fill(typed(day))
  await admin.getByLabel('Last day').fill(typed(day))
  await press(admin, 'Create a draft')
  await admin.getByRole('heading', { name: show }).waitFor()
  await admin.getByLabel('Town').fill('Hay-on-Wye')
  await admin.getByLabel('Country').fill('GB')
  await admin.getByLabel('Entries open on').fill(typed(addTo(today, { days: -1 })))
  await admin.getByLabel('Opening time').fill('09:00')
  await admin.getByLabel('Entries close on').fill(typed(addTo(today, { days: daysAhead - 2 })))
  await admin.getByLabel('Closing time').fill('18:00')
  await addPerson(admin, 'Judges', 'Marek Zieliński')
  await addPerson(admin, 'Approvers', approver)
  await admin.locator('#classes').evaluate(
    (element, tsv) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', tsv)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    grid.map((line) => line.join('\t')).join('\n'),
  )
  await admin.getByText('1 class, 40 places').waitFor()
  await press(admin, 'Save')
  await admin.getByText('Class added:').first().waitFor()
}

/** An admin invites somebody to approve shows; what the mail links to is where they accept. */
const invite = async (admin: Page, name: string, email: string) => {
  await admin.goto(paths.deskPeople)
  await press(admin, 'Add a person')
  await admin.getByRole('alertdialog').getByLabel('Name').fill(name)
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Add' }).click()
  await admin.getByLabel('Email').fill(email)
  await admin.getByText('Approver', { exact: true }).click()
  await press(admin, 'Send invitation')
  await admin.getByText(email).first().waitFor()
}

test('five people take a show from an idea to its published results [E20]', async ({ browser, record }) => {
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
    const invitation = () => postbox.linkTo('agnieszka.wojcik@example.org', '/desk/invitation')
    await expect.poll(invitation, { timeout: 60_000 }).not.toBeNull()
    const approver = await open('agnieszka.wojcik')
    await approver.goto(invitation() ?? '')
    await press(approver, 'Accept')
    await approver.getByRole('heading', { name: 'Agnieszka Wójcik' }).waitFor()

    await writeShow(admin, 'Agnieszka Wójcik')
    await press(admin, 'Submit for approval')
    await admin.getByText('Every approver has to agree.').waitFor()
    const atDesk = new URL(admin.url()).pathname
    const slug = atDesk.split('/').at(-1) ?? ''

    const judge = await open('judge')
    await judge.goto(paths.desk)
    await judge.getByRole('link', { name: show }).click()
    await press(judge, `I can judge at ${show}`)
    await judge.getByText('Can judge', { exact: true }).first().waitFor()

    await approver.goto(atDesk)
    await press(approver, 'Agree')
    await approver.getByText('Everybody has agreed.').waitFor()
    await admin.reload()
    await press(admin, 'Publish')
    await admin.getByText('Members can see this show.').waitFor()

    const member = await open('member')
    await member.goto(fill(paths.show, { slug }))
    await member
      .getByRole('button', { name: /^Enter Łatka/ })
      .first()
      .click()
    await cartHolding(member, 1).click()
    await press(member, 'Check out')
    await pay(member)
    await paid(member)

    await judge.goto(atDesk)
    await judge.getByRole('link', { name: /^Course: 09:00/ }).click()
    await judge.locator('input[type=file]').setInputFiles(plan)
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
    await admin.getByRole('link', { name: /^Running order: 09:00/ }).click()
    await press(admin, 'Draw the running order')
    await press(admin, 'Publish the running order')
    await admin.getByText(/^Published on .*, revision 1\.$/).waitFor()

    await judge.goto(atDesk)
    await judge.getByRole('link', { name: /^Results: 09:00/ }).click()
    await judge.getByLabel('Course time, seconds').fill('38')
    await judge.getByLabel('Course time, seconds').press('Enter')
    await expect(judge.getByRole('button', { name: 'Save the course' })).toHaveCount(0)
    const { keyboard } = judge
    await judge
      .getByLabel(/^Faults/)
      .first()
      .focus()
    for (const value of ['0', '0', '33.33']) {
      await keyboard.type(value)
      if (value !== '33.33') await keyboard.press('Tab')
    }
    await keyboard.press('Enter')
    await judge.getByText(/^1 of 1 results? in/).waitFor()
    await press(judge, 'Publish results')
    await judge.getByText(/^Published on .* Everybody can see these results\.$/).waitFor()

    await member.goto(paths.dashboard)
    await member
      .getByText(/33\.33 s,/)
      .first()
      .waitFor()
    await member.goto(fill(paths.show, { slug }))
    await member.getByRole('button', { name: /^Results: .* 09:00/ }).click()
    await expect(member.getByRole('table', { name: 'Results' })).toContainText('Łatka')
    await member.getByRole('button', { name: /^Course: .* 09:00/ }).click()
    await member.getByRole('img', { name: /^Course plan: / }).waitFor()
  } finally {
    for (const context of browser.contexts()) await context.close()
    await server.close()
    await postbox.close()
    rmSync(folder, { recursive: true })
  }
})
