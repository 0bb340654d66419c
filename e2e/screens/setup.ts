import type { Page } from '@playwright/test'
import { usualFormat } from '#contract/show/classFormat'
import { drawEndpoints } from '#contract/draw/draw'
import { entryEndpoints } from '#contract/entry/entryEndpoints'
import { waitingEndpoints, type WaitingEntry } from '#contract/waiting/waitingList'
import type { EntryChoices } from '#contract/entry/change'
import { fill, paths } from '#contract/shared/paths'
import type { Quote, QuoteLine } from '#contract/purchase/quote'
import type { Purchase } from '#contract/purchase/purchase'
import { json, silence, type Answer } from '../faults/answers'
import type { Call } from '../faults/case'
import type { Actors } from './actors'
import type { State } from './screen'

/** Parts that many states are made of. */
export const errorState = json(500, {
  code: 'internal_error',
  message: 'Coś się nie udało. Something went wrong at the server.',
})

export const call =
  (path: string, method = 'GET') =>
  (one: Call) =>
    one.method === method && one.path === path

export const below =
  (path: string) =>
  ({ path: requested }: Call) =>
    requested === path || requested.startsWith(`${path}/`)

export const answering = (wanted: (call: Call) => boolean, answer: Answer): Pick<State, 'answers'> => ({
  answers: () => [[wanted, answer]],
})

/** The same state, while the answer has not come, and where it is an error. */
export const waitingAndFailed = (state: State, wanted: (call: Call) => boolean): State[] => [
  { ...state, name: 'loading', long: true, waits: true, ...answering(wanted, silence) },
  { ...state, name: 'failed, with a toast', long: true, ...answering(wanted, errorState) },
]

export const flagsOn = (...names: string[]): Pick<State, 'answers' | 'storage'> => ({
  storage: {
    flags: JSON.stringify({
      'maintenance-mode': names.includes('maintenance-mode'),
      'registration-disabled': names.includes('registration-disabled'),
      'login-disabled': names.includes('login-disabled'),
    }),
  },
  ...answering(below('/frontend'), json(200, { toggles: names.map((name) => ({ name, enabled: true })) })),
})

const main = (page: Page) => page.locator('main')
export const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).locator('visible=true').first().click()
}
export const fillIn = (values: Record<string, string>) => async (page: Page) => {
  for (const [name, value] of Object.entries(values)) await main(page).locator(`[name="${name}"]`).fill(value)
}
/** Presses the first submit button on the screen and waits for what is said against it: at the form, or in the popup. */
export const send = async (page: Page) => {
  await main(page).locator('button[type=submit]').first().click()
  await page.locator('[aria-invalid=true], [role=alert]').locator('visible=true').first().waitFor()
}
export const inTurn =
  (...all: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const one of all) await one(page)
  }

export const cartOf = ({ cart }: Actors) => ({ 'purchase-items': JSON.stringify(cart) })
export const show = ({ slug }: Actors) => fill(paths.show, { slug })
export const slugged = (slug: string) => fill(paths.show, { slug })
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
export const heldUntil =
  (seconds: number) =>
  (actors: Actors): [(one: Call) => boolean, Answer][] => [
    [call('/purchases', 'POST'), json(201, { ...actors.held, holdUntil: inSeconds(seconds) })],
  ]
/** The actors' purchase as if made just now: their own hold ends in the middle of a long run. */
const stillHeld = ({ held }: Actors): Purchase => ({ ...held, holdUntil: inSeconds(15 * 60) })

export const purchaseAs =
  (what: Partial<Purchase>) =>
  (actors: Actors): [(one: Call) => boolean, Answer][] => [
    [call(fill('/purchases/:id', { id: actors.held.id })), json(200, { ...stillHeld(actors), ...what })],
  ]

/** The purchase of the cart, made and read, with these ways to pay it. */
export const payableBy =
  (what: Pick<Purchase, 'ways'> & Partial<Purchase>) =>
  (actors: Actors): [(one: Call) => boolean, Answer][] => [
    [call('/purchases', 'POST'), json(201, { ...stillHeld(actors), ...what })],
    ...purchaseAs(what)(actors),
  ]

/** What a purchase says whose money is to come by bank transfer. */
export const awaitingTransfer = (): Pick<Purchase, 'ways' | 'transfer' | 'holdUntil'> => {
  const until = inSeconds(5 * 24 * 60 * 60)
  const transfer = { reference: 'RF40 1001', iban: 'GB29 NWBK 6016 1331 9268 19', accountName: 'Clear Round', until }
  return { ways: [], transfer, holdUntil: until }
}

const entryIn = (purchase: Purchase) => {
  const line = purchase.lines.find((one) => one.kind === 'entry')
  if (line?.kind !== 'entry') throw new Error('The purchase enters nothing')
  return line
}

/** A cart of dogs whose keeper judges the show. */
export const warned = ({ held }: Actors): [(one: Call) => boolean, Answer][] => {
  const lines = held.lines.flatMap((line): QuoteLine[] => {
    if (line.kind !== 'entry') return []
    const { item, price, early, reduction, refundRule } = line
    return [
      { item, price, total: price, early, reduction, refundRule, reasons: [], warnings: [{ code: 'judges_own_dog' }] },
    ]
  })
  const { total, currency } = held
  const quote: Quote = {
    lines,
    missing: [],
    extras: [],
    missingExtras: [],
    discount: null,
    codeRefusal: null,
    total,
    currency,
  }
  return [[call('/quote', 'POST'), json(200, quote)]]
}

/** Two dogs that wait for places in the show: one is offered a place, the other is third. */
export const onWaitingLists = ({ held }: Actors): [(one: Call) => boolean, Answer][] => {
  const { item, price } = entryIn(held)
  const entry: WaitingEntry = {
    id: '00000009-0000-4000-8000-000000000011',
    item,
    price,
    state: 'offered',
    position: null,
    offerUntil: inSeconds(20 * 60 * 60),
    timeZone: 'Europe/London',
  }
  const id = '00000009-0000-4000-8000-000000000012'
  const other: WaitingEntry = { ...entry, id, state: 'waiting', position: 3, offerUntil: null }
  return [[call(waitingEndpoints.getWaitingList.path), json(200, [entry, other])]]
}

/** A member who has sent their choices to the draw that is to come. */
export const inDraw = (): [(one: Call) => boolean, Answer][] => {
  const application = {
    receipt: 'K7QF-2M9X-PP4T-W3HD',
    appliedAt: inSeconds(-60),
    choices: [],
    position: null,
    members: null,
  }
  return [[call(fill(drawEndpoints.getOwnDraw.path, { slug: 'krakowskie-smocze-starty' })), json(200, { application })]]
}

/** A paid entry that can be changed, and what it can become. */
export const changeable = (actors: Actors): [(one: Call) => boolean, Answer][] => {
  const line = entryIn(actors.held)
  const { classId, dogId, dogName, type, ring, date, startTime, height, currency } = line.item
  const facts = { id: classId, type, ring, date, startTime, height, currency, price: line.price, early: null }
  const paid = { ...line, status: 'paid' as const, withdrawal: { refund: line.price, until: inSeconds(24 * 60 * 60) } }
  const was = [{ item: { ...line.item, startTime: '12:30' }, changedOn: '2026-11-21' }]
  const choices: EntryChoices = {
    current: { classId, dogId },
    dogs: [{ id: dogId, name: dogName }],
    cells: [],
    classes: [
      {
        ...facts,
        startLevel: 1,
        endLevel: 5,
        scale: 'nexus',
        ruleSet: null,
        placing: null,
        ...usualFormat,
        veteran: false,
        capacity: 12,
        placesLeft: 4,
        waiting: 0,
        cancelReason: null,
        mergedInto: null,
      },
    ],
  }
  return [
    ...purchaseAs({ status: 'paid', paidOn: '2026-11-21', holdUntil: null, lines: [{ ...paid, was }] })(actors),
    [call(fill(entryEndpoints.getEntryChoices.path, { id: line.entryId })), json(200, choices)],
  ]
}
