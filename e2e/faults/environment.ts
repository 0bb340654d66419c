import { loginEndpoints } from '#contract/account/loginEndpoints'
import { dogEndpoints } from '#contract/dog/dogEndpoints'
import { membershipEndpoints } from '#contract/membership/membershipEndpoints'
import { paymentEndpoints } from '#contract/payment/card'
import { purchaseEndpoints } from '#contract/purchase/purchaseEndpoints'
import { showEndpoints } from '#contract/show/showEndpoints'
import { apiBase, fill } from '#contract/shared/paths'
import type { Dog } from '#contract/dog/dog'
import type { PurchaseItem } from '#contract/purchase/cartItem'
import type { Purchase } from '#contract/purchase/purchase'
import type { EligibilityCell, Show, ShowSummary } from '#contract/show/show'
import type { Session } from '#contract/account/user'

/** What every case may rely on: real sessions, a real cart and a real purchase of the server under test. */
export interface Environment {
  origin: string
  member: Session
  /** Another session of the same member, for a login that a case forges. */
  again: Session
  /** Sessions that a case may end at the server, one each. */
  spare: () => Session
  /** A show with free classes, and two entries that would be accepted. */
  slug: string
  cart: [PurchaseItem, PurchaseItem]
  dogNames: string[]
  /** A purchase that is paid. */
  paid: Purchase
}

export const account = { email: 'member@example.org', password: 'clear-round' }
const spares = 6

export const caller = (origin: string) => {
  let token: string | null = null
  const call = async <T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> => {
    const answer = await fetch(origin + apiBase + path, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  return { call, hold: (held: string) => (token = held) }
}

const cartOf = (show: Show, cells: EligibilityCell[], dogs: Dog[]): PurchaseItem[] =>
  cells.flatMap(({ classId, dogId, reasons }) => {
    const cls = show.classes.find(({ id }) => id === classId)
    const dog = dogs.find(({ id }) => id === dogId)
    if (!cls || !dog || reasons.length > 0) return []
    const { date, startTime, ring, type, height, currency, price } = cls
    const names = { dogName: dog.name, showSlug: show.slug, showName: show.name }
    return [{ item: { classId, dogId, ...names, date, startTime, ring, type, height, currency }, price, total: price }]
  })

/** Two entries of different dogs in different classes: neither blocks the other. */
const twoOf = (items: PurchaseItem[]): [PurchaseItem, PurchaseItem] | null => {
  const first = items[0]
  const second = items.find(({ item }) => item.classId !== first?.item.classId && item.dogId !== first?.item.dogId)
  return first && second ? [first, second] : null
}

export const createEnvironment = async (origin: string): Promise<Environment> => {
  const { call, hold } = caller(origin)
  const logIn = () => call<Session>(loginEndpoints.login.path, account)
  const member = await logIn()
  const again = await logIn()
  const others: Session[] = []
  for (let made = 0; made < spares; made += 1) others.push(await logIn())
  hold(member.token)
  const dogs = await call<Dog[]>(dogEndpoints.getDogs.path)
  const shows = await call<ShowSummary[]>(showEndpoints.getNextShows.path)
  const request = { kind: 'membership', planId: '1-year', expectedTotal: await priceOf(call) }
  const started = await call<Purchase>(purchaseEndpoints.startPurchase.path, request, {
    'Idempotency-Key': crypto.randomUUID(),
  })
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }
  await call(fill(paymentEndpoints.payByCard.path, { id: started.paymentId }), card)
  const paid = await call<Purchase>(fill(purchaseEndpoints.getPurchase.path, { id: started.id }))
  for (const { slug } of shows) {
    const show = await call<Show>(fill(showEndpoints.getShow.path, { slug }))
    const cart = twoOf(
      cartOf(show, await call<EligibilityCell[]>(fill(showEndpoints.getEligibility.path, { slug })), dogs),
    )
    const spare = () => others.pop() ?? again
    if (cart) return { origin, member, again, spare, slug, cart, dogNames: dogs.map(({ name }) => name), paid }
  }
  throw new Error('The sample data holds no show with two free entries')
}

const priceOf = async (call: <T>(path: string) => Promise<T>) => {
  const [plan] = await call<{ price: number }[]>(membershipEndpoints.getPlans.path)
  return plan?.price ?? 0
}
