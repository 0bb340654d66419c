import { fill, paths } from '#contract/shared/paths'
import { noReductions } from '#contract/show/reductions'
import type { Show } from '#contract/show/show'
import { json, notThere } from '../faults/answers'
import { lateFiles } from '../lateFiles'
import { call, flagsOn, press } from './setup'
import type { State } from './screen'

/** An unknown time zone: the screen that shows its times throws. */
const impossibleShow = (slug: string): Show => ({
  slug,
  name: 'Nowhere',
  addressLines: [],
  postcode: '',
  city: '',
  country: '',
  state: 'published',
  startDate: '2027-01-02',
  endDate: '2027-01-02',
  timeZone: 'Nowhere/Nothing',
  ruleSet: 'house',
  entriesOpenAt: '2026-01-01T10:00:00.000Z',
  entriesCloseAt: '2026-12-31T10:00:00.000Z',
  fairOpening: null,
  refundPercent: 100,
  room: null,
  reductions: noReductions,
  cancelReason: null,
  proposal: null,
  latitude: null,
  longitude: null,
  judges: [],
  approvers: [],
  heights: [],
  classCount: 0,
  ringCount: 0,
  capacity: 0,
  placesLeft: 0,
  classes: [],
})

const refuseStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

/** States that any address can have: no page, an error, and banners and popups beside a screen. */
export const errorStates: State[] = [
  { name: 'no such address', at: '/nowhere' },
  { as: 'member', name: 'no such address', at: '/nowhere' },
  { as: 'member', name: 'logged in already', at: paths.login },
  { name: 'not logged in', at: paths.dashboard },
  {
    name: 'a screen that throws',
    at: fill(paths.show, { slug: 'nowhere' }),
    answers: () => [[call('/shows/nowhere'), json(200, impossibleShow('nowhere'))]],
  },
  {
    name: 'a part that does not arrive',
    at: paths.registrationOptions,
    files: [[lateFiles, notThere]],
    // The page loads itself once more before it says so.
    steps: async (page) => {
      await page.locator('main a[href=""]').waitFor()
      await page.waitForTimeout(500)
      await page.locator('main a[href=""]').waitFor()
    },
  },
  { name: 'a start that fails', at: paths.registrationOptions, files: [[/\/assets\/app\.[^/]+\.js$/, notThere]] },
  { name: 'maintenance', at: paths.shows, ...flagsOn('maintenance-mode') },
  { as: 'member', name: 'maintenance', at: paths.dogs, ...flagsOn('maintenance-mode') },
  {
    as: 'member',
    name: 'storage refused',
    at: paths.dogs,
    before: refuseStorage,
    steps: press('header button:not([lang])'),
  },
  {
    name: 'a language that does not arrive',
    at: paths.shows,
    steps: async (page) => {
      await page.route(/\/assets\/(en|pl)\.[^/]+\.js$/, notThere)
      await press('header button[lang]')(page)
      await page.locator('[role=status]').first().waitFor()
    },
  },
  {
    as: 'member',
    name: 'menu open',
    at: paths.dogs,
    steps: press('nav summary'),
  },
]
