import { addAtDeskEndpoints } from '#contract/entry/addAtDesk'
import { fill, paths } from '#contract/shared/paths'
import { json } from '../faults/answers'
import { answering, call, inTurn, press, send, waitingAndFailed } from './setup'
import type { State } from './screen'

const winter = { slug: 'shrewsbury-winter-classic' }
const adding = { as: 'admin', at: fill(paths.addEntries, winter) } as const
const helping = { as: 'admin', at: fill(paths.showHelpers, winter) } as const
const helpers = call(fill(addAtDeskEndpoints.getHelpers.path, winter))
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
