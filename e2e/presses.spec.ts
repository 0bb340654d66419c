import { expect, type Locator, type Page } from '@playwright/test'
import { fill, paths } from '#contract/shared/paths'
import { testCards } from '#contract/payment/card'
import { test } from './fixtures'
import { startServer } from './server'
import { logIn } from './steps'

const slug = 'shrewsbury-winter-classic'
/** Of the show in Stirling, whose running order is published. */
const firstClass = '00000005-0000-4000-8000-000000000901'

/** Counts what a hand does: a press of a button, link, option or key, and the way to a field that is then filled in. */
const countPresses = (page: Page) => {
  let count = 0
  const press = async (target: Locator) => {
    count += 1
    await target.click()
  }
  return {
    press,
    button: (name: string | RegExp) => press(page.getByRole('button', { name }).first()),
    link: (name: string | RegExp) => press(page.getByRole('link', { name }).first()),
    write: async (label: string | RegExp, text: string) => {
      count += 1
      await page.getByLabel(label, { exact: typeof label === 'string' }).fill(text)
    },
    choose: async (label: string, option: string) => {
      count += 1
      const field = page.getByLabel(label)
      await field.selectOption(await field.locator('option', { hasText: option }).first().getAttribute('value'))
    },
    key: async (key: string) => {
      count += 1
      await page.keyboard.press(key)
    },
    /** The presses since the last time. */
    taken: () => {
      const taken = count
      count = 0
      return taken
    },
  }
}
type Presses = ReturnType<typeof countPresses>

const payByCard = async (presses: Presses) => {
  await presses.write('Card number', testCards.pays)
  await presses.write(/Expires/, '12/30')
  await presses.write('Security code', '123')
  await presses.button(/^Pay £/)
}

test('a member joins, adds a dog, pays for two runs, finds the next one and withdraws, in so many presses @long', async ({
  page,
}) => {
  const presses = countPresses(page)
  const taken: Record<string, number> = {}
  await page.goto(paths.register)
  await presses.write('Name', 'Zoë Żak')
  await presses.write('Email', 'zoe.presses@example.org')
  await presses.write('Password', 'every run starts clear')
  await presses.write('Repeat password', 'every run starts clear')
  await presses.press(page.getByRole('checkbox'))
  await presses.button('Register')
  await presses.link(/^Pay £.* for 1 year$/)
  await payByCard(presses)
  await page.getByRole('heading', { name: 'Payment received' }).waitFor()
  taken['join'] = presses.taken()

  await page.goto(paths.addDog)
  await presses.write('Name', 'Łatka')
  await presses.choose('Gender', 'Bitch')
  await presses.write('Breed', 'Border collie')
  await presses.write('Birth date', `15/01/${new Date().getFullYear() - 4}`)
  await presses.write('Height (cm)', '51.5')
  await presses.button('Add dog')
  await page.waitForURL(/\/dogs\/latka/)
  taken['dog'] = presses.taken()

  await page.goto(fill(paths.show, { slug }))
  await presses.button(/^Enter .*Łatka/)
  await presses.button(/^Sun/)
  await presses.button(/^Enter .*Łatka/)
  await presses.link(/^Cart, /)
  await page.getByRole('heading', { name: 'Your cart' }).waitFor()
  await presses.button('Check out')
  taken['two runs to the checkout'] = presses.taken()
  await payByCard(presses)
  await page.getByRole('heading', { name: 'Payment received' }).waitFor()
  taken['their payment'] = presses.taken()

  await presses.link('Go to your dashboard')
  await page
    .getByText(/run: Łatka/)
    .first()
    .waitFor()
  taken['next run'] = presses.taken()

  await page.goto(fill(paths.show, { slug }))
  await presses.button(/Entered/)
  await presses.button(/^Withdraw/)
  await presses.press(page.getByRole('alertdialog').getByRole('button', { name: /^Withdraw/ }))
  await expect(page.getByRole('button', { name: /Entered/ })).toHaveCount(0)
  taken['withdraw'] = presses.taken()

  expect(taken).toEqual({
    join: 11,
    dog: 6,
    'two runs to the checkout': 5,
    'their payment': 4,
    'next run': 1,
    withdraw: 3,
  })
})

test('an organiser copies a show, types a paper entry and eight results, and takes in a lapsed member, in so many presses @long', async ({
  browser,
}) => {
  const server = await startServer()
  const taken: Record<string, number> = {}
  try {
    const page = await (await browser.newContext({ baseURL: server.origin })).newPage()
    const presses = countPresses(page)
    await logIn(page, 'admin')

    await page.goto(paths.deskShows)
    await presses.link('New show')
    await presses.choose('Copy of', 'Kendal Fells Agility')
    await presses.button('Create a draft')
    await page.waitForURL(/\/edit$/)
    taken['copy'] = presses.taken()

    await page.goto(fill(paths.addEntries, { slug }))
    await presses.press(page.getByRole('combobox', { name: 'Dog' }))
    await page.keyboard.type('łatka')
    await expect(page.getByRole('option')).toHaveAttribute('data-highlighted', '')
    await presses.key('Enter')
    await presses.press(page.getByRole('checkbox', { name: /08:30/ }))
    await presses.write('Reason for adding this entry', 'Entered on paper.')
    await presses.button('Add the entries')
    const added = await page
      .getByText(/1 entry added/)
      .first()
      .innerText()
    taken['paper entry'] = presses.taken()

    const [, number = ''] = /Purchase\s(\d+)/.exec(added) ?? []
    await presses.key('Control+k')
    await page.getByRole('combobox', { name: /Show, person/ }).waitFor()
    await page.keyboard.type(number)
    await page.getByRole('option').first().waitFor()
    await presses.key('Enter')
    await page.waitForURL(/\/entries\?text=/)
    taken['payment'] = presses.taken()

    // Of Siân Roberts, who came with cash for the membership and a run.
    await page.goto(fill(paths.addEntries, { slug }))
    await presses.press(page.getByRole('combobox', { name: 'Dog' }))
    await page.keyboard.type('tegan')
    await expect(page.getByRole('option')).toHaveAttribute('data-highlighted', '')
    await presses.key('Enter')
    await presses.button('Record membership')
    await presses.button(/^Record £/)
    await presses.press(page.getByRole('checkbox', { name: /^Sat/ }).first())
    await presses.write('Reason for adding this entry', 'Came to the show office.')
    await presses.button('Add the entries')
    await page
      .getByText(/1 entry added/)
      .first()
      .waitFor()
    taken['lapsed member with cash'] = presses.taken()

    await page.goto(fill(paths.deskResults, { slug: 'stirling-castle-agility', classId: firstClass }))
    const rows = page.getByRole('table', { name: 'Results' }).getByRole('row')
    await presses.press(rows.nth(1).getByRole('textbox').first())
    const dogs = (await rows.count()) - 1
    for (let dog = 0; dog < dogs; dog += 1) {
      await presses.key('Tab')
      await presses.key('Tab')
      await page.keyboard.type(`${35 + dog}.10`)
      await presses.key('Enter')
    }
    await page.getByText(`${dogs} of ${dogs} results entered`).waitFor()
    taken['eight results'] = presses.taken()
  } finally {
    for (const context of browser.contexts()) await context.close()
    await server.close()
  }
  expect(taken).toEqual({ copy: 3, 'paper entry': 5, payment: 2, 'lapsed member with cash': 7, 'eight results': 25 })
})
