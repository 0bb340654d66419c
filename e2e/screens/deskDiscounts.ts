import { discountEndpoints, type DeskDiscount } from '#contract/purchase/deskDiscounts'
import { paths } from '#contract/shared/paths'
import { json } from '../faults/answers'
import { answering, call, inTurn, press, waitingAndFailed } from './setup'
import type { State } from './screen'

const plain: DeskDiscount = {
  id: '00000000-0000-4000-8000-000000000001',
  discountCode: 'WINTER-10',
  percent: 10,
  amount: null,
  validFrom: null,
  validTo: null,
  uses: null,
  usesPerMember: null,
  showSlug: null,
  showName: null,
  currency: 'GBP',
  used: 0,
  cost: { purchases: 0, amount: 0 },
  state: 'running',
  paused: false,
  ended: false,
  version: 1,
}
const code = (discountCode: string, more: Partial<DeskDiscount>): DeskDiscount => ({ ...plain, discountCode, ...more })
const winter = { showSlug: 'shrewsbury-winter-classic', showName: 'Shrewsbury Winter Classic' }
const all = [
  plain,
  code('ENTRY-FOR-VOLUNTEERS-OF-THE-SUMMER-2027', {
    percent: 100,
    uses: 1_000,
    usesPerMember: 1,
    used: 412,
    cost: { purchases: 398, amount: 1_248_950 },
  }),
  code('GOLDEN-MEMBERS', { percent: null, amount: 500, state: 'paused', paused: true, usesPerMember: 2, used: 3 }),
  code('NEW-YEAR', { state: 'not_begun', validFrom: '2027-01-01', validTo: '2027-01-31', ...winter }),
  code('SPRING-10', {
    validFrom: '2026-03-01',
    validTo: '2026-05-31',
    state: 'expired',
    used: 1,
    cost: { purchases: 1, amount: 55 },
  }),
  code('STEWARDS', { uses: 3, used: 3, state: 'used_up', ...winter, cost: { purchases: 3, amount: 1_650 } }),
  code('TYPO', { state: 'ended', ended: true, validTo: '2026-12-31' }),
].map((one, index) => ({ ...one, id: `00000000-0000-4000-8000-00000000000${index}` }))

const discounts = { as: 'admin', at: paths.deskDiscounts } as const
const list = call(discountEndpoints.getDiscounts.path)
const filled = { ...discounts, ...answering(list, json(200, { items: all, next: null })) }
const openForm = press('main button[aria-haspopup=dialog]:not(nav button)')

/** The office: discount codes. */
export const deskDiscounts = {
  deskDiscounts: [
    discounts,
    { ...filled, name: 'in all states' },
    { as: 'admin', name: 'none found', at: `${paths.deskDiscounts}?text=no-such-code&state=over` },
    { ...discounts, name: 'without a code', ...answering(list, json(200, { items: [], next: null })) },
    {
      ...discounts,
      name: 'paused',
      answers: () => [
        [list, json(200, { items: all, next: null })],
        [
          ({ method, path }) => method === 'POST' && path.startsWith(discountEndpoints.getDiscounts.path),
          json(200, code('WINTER-10', { state: 'paused', paused: true, version: 2 })),
        ],
      ],
      steps: inTurn(press('main td button:not([aria-haspopup])'), (page) =>
        page.locator('main [role=status] svg').waitFor(),
      ),
    },
    {
      ...discounts,
      name: 'ending one',
      steps: inTurn(press('main td button[aria-haspopup=dialog]'), (page) =>
        page.locator('[role=alertdialog]').waitFor(),
      ),
    },
    {
      ...discounts,
      name: 'adding one',
      steps: inTurn(openForm, (page) => page.locator('[role=alertdialog] [name=percent]').waitFor()),
    },
    {
      ...discounts,
      name: 'adding one, errors',
      steps: inTurn(
        openForm,
        press('[role=alertdialog] [value=amount]'),
        press('[role=alertdialog] button >> nth=-1'),
        (page) => page.locator('[aria-invalid=true]').first().waitFor(),
      ),
    },
    ...waitingAndFailed(discounts, list),
  ],
} satisfies Record<string, State[]>
