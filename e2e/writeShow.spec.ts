import { expect, type Page } from '@playwright/test'
import { fill, paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { startServer } from './server'
import { logIn } from './steps'
import { addPerson, pasteClasses } from './writingShows'

const slug = 'malvern-hills-open-2027'
const classes = [
  ['Day', 'Start', 'Ring', 'Type', 'Height', 'Levels', 'Judge', 'Places', 'Price'],
  ['12/06/2027', '9:00', '1', 'Agility', 'Large', '1-3', 'Fiona Drummond', '40', '£6.50'],
  ['12/06/2027', '10:30', '1', 'Jumping', 'Any', '1-5', 'Fiona Drummond', '60', '£5.50'],
]

test('an admin writes a show, an approver agrees, and a visitor sees it', async ({ browser, record }) => {
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
  try {
    const admin = await open('admin', paths.deskShows)
    await admin.getByRole('link', { name: 'New show' }).click()
    await admin.getByLabel('Name of the show').fill('Malvern Hills Open')
    await admin.getByLabel('First day').fill('12/06/2027')
    await admin.getByLabel('Last day').fill('12/06/2027')
    await press(admin, 'Create a draft')
    await admin.getByRole('heading', { name: 'Malvern Hills Open' }).waitFor()
    await admin.getByLabel('Town').fill('Malvern')
    await admin.getByLabel('Country').fill('GB')
    await addPerson(admin, 'Judges', 'Fiona Drummond')
    await addPerson(admin, 'Approvers', 'Ruth Pemberton')
    await pasteClasses(admin, classes)
    await admin.getByText('2 classes, 100 places').waitFor()
    await press(admin, 'Duplicate')
    await admin.getByText('3 classes').waitFor()
    await press(admin, 'Undo')
    await admin.getByText('2 classes, 100 places').waitFor()
    await press(admin, 'Redo')
    await admin.getByText('3 classes').waitFor()
    await admin.keyboard.press('ControlOrMeta+z')
    await admin.getByText('2 classes, 100 places').waitFor()
    await press(admin, 'Save')
    await admin.getByText('Class added:').first().waitFor()
    await press(admin, 'Submit for approval')
    await admin.getByText('All approvers need to agree.').waitFor()

    const reviewer = await open('reviewer', fill(paths.deskShow, { slug }))
    await press(reviewer, 'Agree')
    await reviewer.getByText('All approvers have agreed.').waitFor()

    await admin.reload()
    await press(admin, 'Publish')
    await admin.getByText('Members can see this show.').waitFor()
    const visitor = await browser.newPage({ baseURL: server.origin })
    await visitor.goto(fill(paths.show, { slug }))
    await visitor.getByRole('heading', { name: 'Malvern Hills Open' }).waitFor()
    await expect(visitor.getByText('£6.50').first()).toBeVisible()
  } finally {
    for (const context of browser.contexts()) await context.close()
    await server.close()
  }
})
