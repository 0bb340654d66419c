import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { RuleSet } from '#contract/rules/ruleSet'
import { addTo, type Day } from '#contract/shared/calendar'
import { fill, paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { startServer, type RunningServer } from './server'
import { cartHolding, logIn, paid, pay } from './steps'
import { addPerson, pasteClasses } from './writingShows'

const today = new Date().toISOString().slice(0, 10)
const [first, second] = [addTo(today, { days: 5 }), addTo(today, { days: 6 })]
const dayMs = 86_400_000
const typed = (day: Day) => day.split('-').reverse().join('/')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

interface Season {
  ruleSet: RuleSet['key']
  /** As the editor lists it. */
  name: string
  levels: string
  /** The places on the first day of Łatka, which has a refusal, and of Żółw, which is clear and slower. */
  places: [latka: string, zolw: string]
}
const seasons: Season[] = [
  { ruleSet: 'house', name: 'House rules', levels: '1-5', places: ['2', '1'] },
  { ruleSet: 'fci', name: 'FCI', levels: '1-3', places: ['2', '1'] },
  // One class for all grades, with places for each: the two dogs are of different ones.
  { ruleSet: 'kennel_club', name: 'Kennel Club', levels: '1-7', places: ['1', '1'] },
]

/** A show of two days with a class on each, from its draft to where members see it. */
const writeShow = async (admin: Page, reviewer: Page, { name, levels }: Season): Promise<string> => {
  await admin.goto(paths.deskShows)
  await admin.getByRole('link', { name: 'New show' }).click()
  await admin.getByLabel('Name of the show').fill('Elan Valley Weekend')
  await admin.getByLabel('First day').fill(typed(first))
  await admin.getByLabel('Last day').fill(typed(second))
  await press(admin, 'Create a draft')
  await admin.getByRole('heading', { name: 'Elan Valley Weekend' }).waitFor()
  await admin.getByLabel('Rules').selectOption({ label: name })
  await admin.getByLabel('Town').fill('Rhayader')
  await admin.getByLabel('Country').fill('GB')
  await admin.getByLabel('Entries open on').fill(typed(addTo(today, { days: -1 })))
  await admin.getByLabel('Opening time').fill('09:00')
  await admin.getByLabel('Entries close on').fill(typed(addTo(today, { days: 3 })))
  await admin.getByLabel('Closing time').fill('18:00')
  await addPerson(admin, 'Judges', 'Marek Zieliński')
  await addPerson(admin, 'Approvers', 'Ruth Pemberton')
  await pasteClasses(admin, [
    ['Day', 'Start', 'Ring', 'Type', 'Height', 'Levels', 'Judge', 'Places', 'Price'],
    [typed(first), '9:00', '1', 'Agility', 'Any', levels, 'Marek Zieliński', '40', '£6.50'],
    [typed(second), '9:00', '1', 'Agility', 'Any', levels, 'Marek Zieliński', '40', '£6.50'],
  ])
  await admin.getByText('2 classes, 80 places').waitFor()
  await press(admin, 'Save')
  await admin.getByText('Class added:').first().waitFor()
  await press(admin, 'Submit for approval')
  await admin.getByText('All approvers need to agree.').waitFor()
  const atDesk = new URL(admin.url()).pathname
  await reviewer.goto(atDesk)
  await press(reviewer, 'Agree')
  await reviewer.getByText('All approvers have agreed.').waitFor()
  await admin.reload()
  await press(admin, 'Publish')
  await admin.getByText('Members can see this show.').waitFor()
  return atDesk.split('/').at(-1) ?? ''
}

/** A member enters two dogs on both days, and pays. */
const enter = async (member: Page, slug: string) => {
  await member.goto(fill(paths.show, { slug }))
  for (const [count, dog] of ['Łatka', 'Żółw', 'Łatka', 'Żółw'].entries()) {
    if (count === 2) await member.getByRole('group', { name: 'Day' }).getByRole('button').last().click()
    await member.getByRole('button', { name: new RegExp(`^Enter ${dog}`) }).click()
    await cartHolding(member, count + 1).waitFor()
  }
  await cartHolding(member, 4).click()
  await press(member, 'Check out')
  await pay(member)
  await paid(member)
}

/** The judge enters a refusal for Łatka and a slower clear round for Żółw, and publishes them. */
const judgeClass = async (judge: Page, slug: string, day: number) => {
  await judge.goto(fill(paths.deskShow, { slug }))
  await judge
    .getByRole('link', { name: /^Results: 09:00/ })
    .nth(day)
    .click()
  await judge.getByLabel('Course time, seconds').fill('38')
  await judge.getByLabel('Course length').fill('165')
  await judge.keyboard.press('Enter')
  await expect(judge.getByRole('button', { name: 'Save the course' })).toHaveCount(0)
  for (const [dog, values] of Object.entries({ Łatka: ['0', '1', '34.10'], Żółw: ['0', '0', '37.20'] })) {
    const row = judge.getByRole('table', { name: 'Results' }).getByRole('row').filter({ hasText: dog })
    await row.getByLabel(/^Faults/).focus()
    for (const [index, value] of values.entries()) {
      await judge.keyboard.type(value)
      await judge.keyboard.press(index < 2 ? 'Tab' : 'Enter')
    }
  }
  await judge.getByText('2 of 2 results entered').waitFor()
  await press(judge, 'Publish results')
  await judge.getByText(/^Published on .* Everyone can see these results\.$/).waitFor()
}

/** What the public page says of the results of a day, row by row. */
const shownResults = async (visitor: Page, slug: string, day: number): Promise<string[]> => {
  await visitor.goto(fill(paths.show, { slug }))
  await visitor
    .getByRole('button', { name: /^Results: .* 09:00/ })
    .nth(day)
    .click()
  // In one table, or in one for each level.
  const rows = visitor.getByRole('row').filter({ has: visitor.getByRole('cell') })
  await rows.nth(1).waitFor()
  return rows.allTextContents()
}

/** From the second day on one refusal eliminates. */
const addStricterRules = (server: RunningServer, key: string, folder: string) => {
  const set = JSON.parse(server.command('rules', 'show', key)) as RuleSet
  const scoring = { ...set.rules.scoring, refusalsToEliminate: 1 }
  const file = join(folder, 'rules.json')
  writeFileSync(
    file,
    JSON.stringify({ ...set, version: set.version + 1, validFrom: second, rules: { ...set.rules, scoring } }),
  )
  expect(server.command('rules', 'add', file)).toContain(`${key} ${set.version + 1} counts from ${second}.`)
}

for (const season of seasons)
  test(`a weekend by the rules of ${season.name}, which change between its days, moves nothing that is published @long [Y16]`, async ({
    browser,
    record,
  }) => {
    test.slow()
    const folder = mkdtempSync(join(tmpdir(), 'season-'))
    const clock = join(folder, 'clock')
    writeFileSync(clock, '0')
    const server = await startServer(['--import', './e2e/movedClock.mjs'], { CLOCK_FILE: clock })
    const open = async (who: string | null): Promise<Page> => {
      const page = await (await browser.newContext({ baseURL: server.origin })).newPage()
      await record(page)
      if (who !== null) await logIn(page, who)
      return page
    }
    const moveTo = async (days: number, meanwhile = () => {}) => {
      await server.kill()
      writeFileSync(clock, String(days * dayMs))
      meanwhile()
      await server.restart()
      for (const context of browser.contexts()) await context.clock.setSystemTime(Date.now() + days * dayMs)
    }
    try {
      const [admin, reviewer, member, judge] = [
        await open('admin'),
        await open('reviewer'),
        await open('member'),
        await open('judge'),
      ]
      const slug = await writeShow(admin, reviewer, season)
      await enter(member, slug)

      await moveTo(5)
      await judgeClass(judge, slug, 0)
      const visitor = await open(null)
      const published = await shownResults(visitor, slug, 0)
      const [ofLatka, ofZolw] = ['Łatka', 'Żółw'].map((dog) => published.find((row) => row.includes(dog)) ?? '')
      expect([ofLatka?.charAt(0), ofZolw?.charAt(0)]).toEqual(season.places)

      await moveTo(6, () => {
        addStricterRules(server, season.ruleSet, folder)
      })
      await judgeClass(judge, slug, 1)
      const stricter = await shownResults(visitor, slug, 1)
      expect(stricter.find((row) => row.includes('Łatka'))).toContain('Eliminated')
      expect(await shownResults(visitor, slug, 0)).toEqual(published)

      // A correction is judged by the rules of its day, too.
      await judge.goto(fill(paths.deskShow, { slug }))
      await judge
        .getByRole('link', { name: /^Results: 09:00/ })
        .first()
        .click()
      await judge.getByLabel('What needs correcting').fill('The time of Żółw was read wrongly.')
      await press(judge, 'Unpublish to correct')
      const row = judge.getByRole('table', { name: 'Results' }).getByRole('row').filter({ hasText: 'Żółw' })
      await row.getByLabel(/^Time/).fill('37.90')
      const unsaved = judge.getByText('Not saved', { exact: true })
      await expect(unsaved).toHaveCount(1)
      await judge.keyboard.press('Enter')
      await expect(unsaved).toHaveCount(0)
      await press(judge, 'Publish results')
      await judge.getByText(/^Published on .* Everyone can see these results\.$/).waitFor()
      const corrected = await shownResults(visitor, slug, 0)
      expect(corrected.find((text) => text.includes('Łatka'))).toBe(ofLatka)
      expect(corrected.find((text) => text.includes('Żółw'))).toContain('37.90')
      await visitor.getByText('The time of Żółw was read wrongly.').waitFor()
    } finally {
      for (const context of browser.contexts()) await context.close()
      await server.close()
      rmSync(folder, { recursive: true })
    }
  })
