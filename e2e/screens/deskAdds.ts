import { deskExtraEndpoints } from '#contract/extra/extraEndpoints'
import { addAtDeskEndpoints } from '#contract/entry/addAtDesk'
import type { DeskExtras } from '#contract/extra/extra'
import { fill, paths } from '#contract/shared/paths'
import { json } from '../faults/answers'
import { answering, call, inTurn, press, send, waitingAndFailed } from './setup'
import type { State } from './screen'

const winter = { slug: 'shrewsbury-winter-classic' }
const adding = { as: 'admin', at: fill(paths.addEntries, winter) } as const
const helping = { as: 'admin', at: fill(paths.showHelpers, winter) } as const
const selling = { as: 'admin', at: fill(paths.sellExtras, winter) } as const
const extras = call(fill(deskExtraEndpoints.getDeskExtras.path, winter))
const helpers = call(fill(addAtDeskEndpoints.getHelpers.path, winter))
const noExtras: DeskExtras = {
  showName: 'Shrewsbury Winter Classic',
  endDate: '2026-12-13',
  entriesCloseAt: '2026-12-05T10:00:00.000Z',
  timeZone: 'Europe/London',
  currency: 'GBP',
  items: [],
}
const noHelpers = { show: 'Shrewsbury Winter Classic', days: ['2026-12-12', '2026-12-13'], helpers: [] }

/** What the desk adds to a show: entries, and who helps. */
export const deskAdds = {
  addEntries: [
    { ...adding, steps: (page) => page.locator('main form').waitFor() },
    { ...adding, name: 'errors', steps: inTurn((page) => page.locator('main form').waitFor(), send) },
    {
      ...adding,
      name: 'a dog and its classes',
      steps: async (page) => {
        await page.locator('#dog').fill('łatka')
        await page.getByRole('option').first().waitFor()
        await page.locator('#dog').press('ArrowDown')
        await page.locator('#dog').press('Enter')
        await page.locator('#classIds').waitFor()
      },
    },
    { as: 'admin', name: 'unknown', at: fill(paths.addEntries, { slug: 'no-such-show' }) },
    ...waitingAndFailed(adding, call('/desk/shows/shrewsbury-winter-classic/entry-counts')),
  ],
  sellExtras: [
    { ...selling, steps: (page) => page.locator('main form').waitFor() },
    { ...selling, name: 'errors', steps: inTurn((page) => page.locator('main form').waitFor(), send) },
    {
      ...selling,
      name: 'a member and a meal',
      steps: async (page) => {
        await page.locator('#memberId').fill('kowalczyk')
        await page.getByRole('option').first().waitFor()
        await page.locator('#memberId').press('ArrowDown')
        await page.locator('#memberId').press('Enter')
        await page.locator('#extras button').nth(1).press('Enter')
      },
    },
    { ...selling, name: 'nothing on sale', ...answering(extras, json(200, noExtras)) },
    { as: 'admin', name: 'unknown', at: fill(paths.sellExtras, { slug: 'no-such-show' }) },
    ...waitingAndFailed(selling, extras),
  ],
  showHelpers: [
    { ...helping, steps: (page) => page.locator('main table').waitFor() },
    { ...helping, name: 'no helpers', ...answering(helpers, json(200, noHelpers)) },
    {
      ...helping,
      name: 'adding one',
      steps: inTurn(press('main button[aria-haspopup=dialog]:not(nav button)'), (page) =>
        page.locator('[name=name]').waitFor(),
      ),
    },
    {
      ...helping,
      name: 'asking whether to remove one',
      steps: inTurn(press('main td button[aria-haspopup=dialog] ~ button'), (page) =>
        page.getByRole('alertdialog').waitFor(),
      ),
    },
    { as: 'admin', name: 'unknown', at: fill(paths.showHelpers, { slug: 'no-such-show' }) },
    ...waitingAndFailed(helping, helpers),
  ],
} satisfies Record<string, State[]>
