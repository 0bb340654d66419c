import type { Page } from '@playwright/test'
import type { DogKeepers, SentDogInvitation } from '#contract/dog/keepers'
import { fill, paths } from '#contract/shared/paths'
import { testCards } from '#contract/payment/card'
import { answered, json, silence, type Answer } from '../faults/answers'
import type { Call } from '../faults/case'
import type { Actors } from './actors'
import * as making from './setup'
import type { State } from './screen'

const { answering, call, cartOf, fillIn, flagsOn, heldUntil, inTurn, press, purchaseAs, send, waitingAndFailed } =
  making

const card = (number: string) => fillIn({ number, expiry: '12/30', cvc: '123' })
const payment = `${paths.registrationPayment}?plan=1-year`
const checkout = { as: 'member', at: paths.checkout, storage: cartOf } as const
const cart = { as: 'member', at: paths.cart, storage: cartOf } as const
const paid = ({ paid: { id } }: Actors) => fill(paths.purchase, { id })
const held = ({ held: { id } }: Actors) => fill(paths.purchase, { id })
// The price first, then the purchase: only then is there something to pay.
const payable = (page: Page) => page.locator('main [name=number]').waitFor()
/** An admin acts for the member. */
const withActing = ({ member: { user } }: Actors): [(one: Call) => boolean, Answer][] => [
  [call('/me'), json(200, { ...user, acting: { by: 'Helen Marsh', until: '2026-11-21T10:30:00.000Z' } })],
]
/** The terms have changed since the member accepted them. */
const withNewTerms = ({ member: { user } }: Actors): [(one: Call) => boolean, Answer][] => [
  [
    call('/me'),
    json(200, { ...user, newDocuments: [{ document: 'terms', version: '2026-11-01', accepted: '2026-01-01' }] }),
  ],
]
const whilePaused = ({ member: { user } }: Actors): [(one: Call) => boolean, Answer][] => [
  [call('/me'), json(200, { ...user, renewalDate: '2026-11-20', pausedDays: 305 })],
]
const gone = json(409, { code: 'places_gone', message: 'A class is full now. Look at the cart and go on from there.' })

const keptBy = (what: Partial<DogKeepers>) =>
  answering(
    call('/dogs/latka/keepers'),
    json(200, { owner: 'Ola Kowalczyk', manager: null, invitation: null, ...what }),
  )
const sent: SentDogInvitation = {
  id: '00000009-0000-4000-8000-000000000001',
  kind: 'owner',
  email: 'zoe@example.org',
  expiresAt: making.inSeconds(3 * 24 * 60 * 60),
}

/** Screens of those who are known. */
export const members = {
  dashboard: [
    { as: 'newcomer', at: paths.dashboard },
    { as: 'member', at: paths.dashboard },
    { as: 'member', name: 'menu collapsed', at: paths.dashboard, storage: { menu_collapsed: 'true' } },
    { as: 'dogless', at: paths.dashboard },
    { as: 'lapsed', at: paths.dashboard },
    {
      as: 'member',
      name: 'membership running out',
      at: paths.dashboard,
      answers: ({ member: { user } }) => [
        [call('/me'), json(200, { ...user, renewalDate: making.inSeconds(12 * 24 * 60 * 60).slice(0, 10) })],
      ],
    },
    { as: 'member', name: 'with new terms', at: paths.dashboard, answers: withNewTerms },
    { as: 'member', name: 'paused', at: paths.dashboard, answers: whilePaused },
    { as: 'member', name: 'on waiting lists', at: paths.dashboard, answers: making.onWaitingLists },
    { as: 'admin', at: paths.dashboard },
    ...waitingAndFailed(
      { as: 'member', at: paths.dashboard },
      ({ method, path }) => method === 'GET' && path !== '/me',
    ),
  ],
  registrationPayment: [
    { as: 'newcomer', at: payment, steps: payable },
    { as: 'newcomer', name: 'errors', at: payment, steps: send },
    { as: 'newcomer', name: 'declined', at: payment, steps: inTurn(card(testCards.declines), send) },
    { as: 'newcomer', name: 'closed for maintenance', at: payment, ...flagsOn('maintenance-mode') },
    ...waitingAndFailed({ as: 'newcomer', at: payment }, call('/purchases', 'POST')),
  ],
  dogs: [
    { as: 'member', at: paths.dogs },
    { as: 'newcomer', name: 'for members only', at: paths.dogs },
    { as: 'dogless', at: paths.dogs },
    { as: 'lapsed', at: paths.dogs },
    ...waitingAndFailed({ as: 'member', at: paths.dogs }, call('/dogs')),
  ],
  addDog: [
    { as: 'member', at: paths.addDog },
    { as: 'member', name: 'errors', at: paths.addDog, steps: send },
    {
      as: 'member',
      name: 'choosing a date',
      at: paths.addDog,
      steps: inTurn(press('[name=birthDate] ~ div button'), (page) =>
        page.locator('[role=dialog] [role=grid]').waitFor(),
      ),
    },
  ],
  dog: [
    { as: 'member', at: fill(paths.dog, { slug: 'latka' }) },
    { as: 'member', name: 'with a manager', at: fill(paths.dog, { slug: 'latka' }), ...keptBy({ manager: 'Zoë Żak' }) },
    { as: 'member', name: 'offered', at: fill(paths.dog, { slug: 'latka' }), ...keptBy({ invitation: sent }) },
    {
      as: 'member',
      name: 'transferring',
      at: fill(paths.dog, { slug: 'latka' }),
      steps: inTurn(press('button:has(.lucide-arrow-right-left)'), (page) =>
        page.locator('[role=alertdialog] [name=typedName]').waitFor(),
      ),
    },
    { as: 'member', name: 'that can be disputed', at: fill(paths.dog, { slug: 'pepper' }) },
    {
      as: 'member',
      name: 'disputing its height',
      at: fill(paths.dog, { slug: 'pepper' }),
      steps: inTurn(press('button:has(.lucide-scale)'), (page) =>
        page.locator('[role=alertdialog] [name=reason]').waitFor(),
      ),
    },
    { as: 'member', name: 'missing', at: fill(paths.dog, { slug: 'no-such-dog' }) },
    ...waitingAndFailed({ as: 'member', at: fill(paths.dog, { slug: 'latka' }) }, call('/dogs/latka')),
  ],
  editDog: [
    { as: 'member', at: fill(paths.editDog, { slug: 'latka' }) },
    {
      as: 'member',
      name: 'asking about a permanent change',
      at: fill(paths.editDog, { slug: 'latka' }),
      steps: inTurn(press('[name=retired]'), press('main form button[type=submit]'), (page) =>
        page.locator('[role=alertdialog] [name=typedName]').waitFor(),
      ),
    },
  ],
  dogCard: [
    { as: 'member', at: fill(paths.dogCard, { slug: 'latka' }) },
    { as: 'member', name: 'unknown', at: fill(paths.dogCard, { slug: 'no-such-dog' }) },
    ...waitingAndFailed({ as: 'member', at: fill(paths.dogCard, { slug: 'latka' }) }, call('/dogs/latka/card')),
  ],
  checkCard: [{ at: paths.checkCard }, { name: 'another code', at: `${paths.checkCard}#https://example.org` }],
  sharedCard: [{ name: 'unknown', at: fill(paths.sharedCard, { token: 'no-such-card' }) }],
  dogSync: [
    { as: 'member', at: paths.dogSync },
    { as: 'newcomer', name: 'for members only', at: paths.dogSync },
    ...waitingAndFailed({ as: 'member', at: paths.dogSync }, call('/dog-sync')),
  ],
  cart: [
    { at: paths.cart },
    cart,
    { ...cart, name: 'an admin acts for its owner', answers: withActing },
    {
      ...cart,
      name: 'a price opened',
      steps: inTurn(press('main li button[aria-expanded=false]'), (page) => page.locator('main dl').first().waitFor()),
    },
    { ...cart, name: 'blocked', storage: ({ blockedCart }) => ({ 'purchase-items': JSON.stringify(blockedCart) }) },
    { ...cart, name: 'warned', answers: making.warned },
    ...waitingAndFailed(cart, call('/quote', 'POST')),
  ],
  checkout: [
    { ...checkout, steps: payable },
    { ...checkout, name: 'errors', steps: send },
    { ...checkout, name: 'declined', steps: inTurn(card(testCards.declines), send) },
    {
      ...checkout,
      name: 'with transfer',
      answers: making.payableBy({ ways: ['card_form', 'transfer'] }),
      steps: payable,
    },
    {
      ...checkout,
      name: 'choosing a transfer',
      answers: making.payableBy({ ways: ['card_form', 'transfer'] }),
      steps: inTurn(payable, press('main label:has([type=radio]:not(:checked))'), (page) =>
        page.locator('main [name=number]').waitFor({ state: 'detached' }),
      ),
    },
    { ...checkout, name: 'waiting for new terms', answers: withNewTerms },
    { ...checkout, name: 'paid on another page', answers: making.payableBy({ ways: ['page'] }) },
    { ...checkout, name: 'last minute', answers: heldUntil(45) },
    { ...checkout, name: 'hold over', answers: heldUntil(-5) },
    { ...checkout, name: 'refused', ...answering(call('/purchases', 'POST'), gone) },
    { ...checkout, name: 'holding', waits: true, ...answering(call('/purchases', 'POST'), silence) },
    {
      ...checkout,
      name: 'closed for maintenance',
      answers: flagsOn('maintenance-mode').answers,
      storage: (actors) => ({ ...cartOf(actors), ...(flagsOn('maintenance-mode').storage as Record<string, string>) }),
    },
  ],
  purchase: [
    { as: 'member', name: 'membership', at: paid },
    {
      as: 'member',
      name: 'receipt sent',
      at: paid,
      ...answering(({ path }) => path.endsWith('/receipt'), answered(204, '')),
      steps: inTurn(press('main [data-on-screen] button:last-of-type'), (page) =>
        page.locator('main [role=status]', { hasText: '@' }).waitFor(),
      ),
    },
    {
      as: 'member',
      name: 'paid back',
      at: held,
      answers: purchaseAs({ status: 'refunded', refundedOn: '2026-11-22', holdUntil: null }),
    },
    {
      as: 'member',
      name: 'paid',
      at: held,
      answers: purchaseAs({
        status: 'paid',
        paidAt: '2026-11-21T12:00:00.000Z',
        paidOn: '2026-11-21',
        holdUntil: null,
      }),
    },
    {
      as: 'member',
      name: 'changing an entry',
      at: held,
      answers: making.changeable,
      steps: inTurn(press('main [data-on-screen] button[aria-haspopup=dialog]'), (page) =>
        page.locator('[role=alertdialog] [name=classId]').waitFor(),
      ),
    },
    { as: 'member', name: 'waiting for the payment', at: held },
    {
      as: 'member',
      name: 'waiting for a transfer',
      at: held,
      answers: (actors) => purchaseAs(making.awaitingTransfer())(actors),
    },
    {
      as: 'member',
      name: 'left the payment page',
      at: (actors) => `${held(actors)}?left=payment`,
      answers: purchaseAs({ ways: ['page'] }),
    },
    {
      as: 'member',
      name: 'back from the payment page, checking',
      waits: true,
      at: held,
      answers: purchaseAs({ ways: ['page'], checking: true }),
    },
    { as: 'member', name: 'expired', at: held, answers: purchaseAs({ status: 'expired' }) },
    ...waitingAndFailed({ as: 'member', at: held }, making.below('/purchases')),
  ],
} satisfies Record<string, State[]>
