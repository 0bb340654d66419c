import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { HeightCategory } from '../dog/height'
import { handlerGap, presentOrder, runningOrderOf, type Starter } from './order'

const ticketsOf = (seed: string) => (id: string) => createHmac('sha256', seed).update(id).digest('hex')
const starters: fc.Arbitrary<Starter[]> = fc
  .array(fc.tuple(fc.constantFrom(...HeightCategory.options), fc.nat(9)), { maxLength: 40 })
  .map((all) =>
    all.map(([height, handler], index) => ({ entryId: `e${index}`, height, handler: `h${handler}`, team: '' })),
  )
const seeds = fc.string({ minLength: 1 })

const handlersIn = (order: readonly string[], all: readonly Starter[]) =>
  order.map((id) => all.find(({ entryId }) => entryId === id)?.handler)

/** The fewest places between two dogs of one handler. */
const closest = (handlers: readonly (string | undefined)[]): number =>
  Math.min(
    ...handlers
      .map((handler, at) => at - handlers.lastIndexOf(handler, at - 1))
      .filter((_gap, at) => at > 0 && handlers.lastIndexOf(handlers[at], at - 1) >= 0),
  )

it('has every dog once, and one height after the other where the class mixes heights [O03]', () => {
  fc.assert(
    fc.property(starters, seeds, (all, seed) => {
      const order = runningOrderOf(all, ticketsOf(seed), true)
      expect(order.toSorted()).toEqual(all.map(({ entryId }) => entryId).toSorted())
      const heights = order.map((id) =>
        HeightCategory.options.indexOf(all.find(({ entryId }) => entryId === id)?.height ?? 'large'),
      )
      expect(heights).toEqual(heights.toSorted((one, other) => one - other))
    }),
  )
})

it('depends on the seed and the entries alone, and not on who entered first [O03]', () => {
  fc.assert(
    fc.property(starters, seeds, fc.boolean(), (all, seed, mixes) => {
      expect(runningOrderOf(all.toReversed(), ticketsOf(seed), mixes)).toEqual(
        runningOrderOf(all, ticketsOf(seed), mixes),
      )
    }),
  )
})

it('keeps dogs of one handler five places apart wherever the numbers allow [O03]', () => {
  fc.assert(
    fc.property(starters, seeds, (all, seed) => {
      const handlers = new Set(all.map(({ handler }) => handler))
      const counts = [...handlers].map((name) => all.filter(({ handler }) => handler === name).length)
      const most = Math.max(0, ...counts)
      const ofMost = counts.filter((count) => count === most).length
      // Exactly then they fit: the runs of those with most dogs, a gap after each but the last.
      fc.pre((most - 1) * handlerGap + ofMost <= all.length)
      expect(closest(handlersIn(runningOrderOf(all, ticketsOf(seed), false), all))).toBeGreaterThanOrEqual(handlerGap)
    }),
  )
})

it('puts two dogs of one handler among four others at both ends, and is only drawn when every handler has one [O03]', () => {
  const all = ['a', 'b', 'c', 'd', 'twice', 'twice'].map((handler, index) => ({
    entryId: `e${index}`,
    height: 'large' as const,
    handler,
    team: '',
  }))
  for (let round = 0; round < 20; round += 1)
    expect(closest(handlersIn(runningOrderOf(all, ticketsOf(`seed ${round}`), false), all))).toBe(5)
  const single = all.slice(0, 5)
  const byTicket = single
    .map(({ entryId }) => entryId)
    .toSorted((one, other) => (ticketsOf('s')(one) < ticketsOf('s')(other) ? -1 : 1))
  expect(runningOrderOf(single, ticketsOf('s'), false)).toEqual(byTicket)
})

it('loses who has withdrawn, and has who came later at its end [O03]', () => {
  expect(presentOrder(['a', 'b', 'c'], ['d', 'c', 'a'])).toEqual(['a', 'c', 'd'])
})
