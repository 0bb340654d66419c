import { purchaseEndpoints } from '#contract/purchase/purchaseEndpoints'
import { loginEndpoints } from '#contract/account/loginEndpoints'
import { membershipEndpoints } from '#contract/membership/membershipEndpoints'
import { showEndpoints } from '#contract/show/showEndpoints'
import { fill } from '#contract/shared/paths'
import type { PurchaseItem } from '#contract/purchase/cartItem'
import type { Purchase } from '#contract/purchase/purchase'
import type { EligibilityCell, Show } from '#contract/show/show'
import type { Session } from '#contract/account/user'
import { caller, createEnvironment, type Environment } from '../faults/environment'

// People of the sample data; the last two are a member without a dog and one whose membership has run out.
const emails = {
  newcomer: 'newcomer@example.org',
  admin: 'admin@example.org',
  judge: 'judge@example.org',
  reviewer: 'reviewer@example.org',
  dogless: 'elzbieta.zrodlowska@example.org',
  lapsed: 'sian.roberts@example.org',
} as const

export type Person = 'visitor' | 'member' | keyof typeof emails

/** The people who see the screens, and what they have: a cart that can be paid, one that cannot, purchases. */
export interface Actors extends Environment {
  tokens: Record<Exclude<Person, 'visitor'>, string>
  blockedCart: PurchaseItem[]
  /** The places of the cart, held for payment. */
  held: Purchase
  /** The membership that the newcomer is about to pay. */
  fee: Purchase
}

/** A line for a class that will not take the dog. */
const blockedLine = (show: Show, cells: EligibilityCell[], [line]: Environment['cart']): PurchaseItem => {
  const refused = cells.find(({ reasons, dogId }) => dogId === line.item.dogId && reasons.length > 1)
  const cls = show.classes.find(({ id }) => id === refused?.classId)
  if (!cls) throw new Error('The sample data hold no class that refuses the dog')
  const { id: classId, startTime, ring, type, height, date } = cls
  return { ...line, item: { ...line.item, classId, startTime, ring, type, height, date } }
}

export const createActors = async (origin: string): Promise<Actors> => {
  const environment = await createEnvironment(origin)
  const { call, hold } = caller(origin)
  const password = 'clear-round'
  const sessions: [string, string][] = []
  for (const [name, email] of Object.entries(emails))
    sessions.push([name, (await call<Session>(loginEndpoints.login.path, { email, password })).token])
  const tokens = { ...Object.fromEntries(sessions), member: environment.member.token } as Actors['tokens']
  const start = (request: object) =>
    call<Purchase>(purchaseEndpoints.startPurchase.path, request, { 'Idempotency-Key': crypto.randomUUID() })

  hold(tokens.newcomer)
  const [plan] = await call<{ id: string; price: number }[]>(membershipEndpoints.getPlans.path)
  const fee = await start({ kind: 'membership', planId: plan?.id, expectedTotal: plan?.price })
  hold(tokens.member)
  const items = environment.cart.map(({ item: { classId, dogId } }) => ({ classId, dogId }))
  const expectedTotal = environment.cart.reduce((sum, { total }) => sum + total, 0)
  const held = await start({ kind: 'entries', items, expectedTotal })
  const show = await call<Show>(fill(showEndpoints.getShow.path, { slug: environment.slug }))
  const cells = await call<EligibilityCell[]>(fill(showEndpoints.getEligibility.path, { slug: environment.slug }))
  return {
    ...environment,
    tokens,
    fee,
    held,
    blockedCart: [...environment.cart, blockedLine(show, cells, environment.cart)],
  }
}
