import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { dealPlaces, drawOrder, type Ticket } from './rule'

const ticketsOf = (seed: string) => (receipt: string) => createHmac('sha256', seed).update(receipt).digest('hex')

const classIds = ['a', 'b', 'c']
const choice = fc.record({ classId: fc.constantFrom(...classIds), dog: fc.integer({ min: 1, max: 4 }) })
const receipts = fc.uniqueArray(fc.string({ minLength: 4, maxLength: 8 }), { maxLength: 30 })
const tickets: fc.Arbitrary<Ticket[]> = receipts.chain((all) =>
  fc.tuple(
    ...all.map((receipt) =>
      fc
        .uniqueArray(choice, { selector: ({ classId, dog }) => `${classId}${dog}`, maxLength: 6 })
        .map((choices) => ({ receipt, choices })),
    ),
  ),
)
const capacities = fc
  .tuple(...classIds.map(() => fc.nat(8)))
  .map((all) => new Map(classIds.map((id, index) => [id, all[index] ?? 0])))
const seeds = fc.string({ minLength: 1 })

it('deals every choice once: as many places as there are, and the others an order in which to wait [G01]', () => {
  fc.assert(
    fc.property(tickets, capacities, seeds, (all, places, seed) => {
      const dealt = dealPlaces(all, places, ticketsOf(seed)).flatMap(({ choices }) => choices)
      for (const [id, howMany] of places) {
        const ofClass = dealt.filter(({ classId }) => classId === id)
        const chosen = all.flatMap(({ choices }) => choices).filter(({ classId }) => classId === id).length
        expect(ofClass.map(({ order }) => order).sort((a, b) => a - b)).toEqual(
          Array.from({ length: chosen }, (_, index) => index + 1),
        )
        expect(ofClass.filter(({ offered }) => offered)).toHaveLength(Math.min(howMany, chosen))
      }
    }),
  )
})

it('depends on the seed and the receipts alone, and not on who came first [G01]', () => {
  fc.assert(
    fc.property(tickets, capacities, seeds, fc.infiniteStream(fc.nat()), (all, places, seed, random) => {
      const shuffled = all
        .map((ticket) => ({ ticket, key: random.next().value }))
        .sort((one, other) => one.key - other.key)
        .map(({ ticket }) => ticket)
      expect(dealPlaces(shuffled, places, ticketsOf(seed))).toEqual(dealPlaces(all, places, ticketsOf(seed)))
    }),
  )
})

it('gives a second dog no place while another member waits for a first one [G01]', () => {
  fc.assert(
    fc.property(tickets, capacities, seeds, (all, places, seed) => {
      const dealt = dealPlaces(all, places, ticketsOf(seed)).flatMap(({ position, choices }) =>
        choices.map((one) => ({ ...one, position })),
      )
      for (const one of dealt)
        for (const other of dealt)
          if (one.classId === other.classId && one.order < other.order)
            expect(one.dog - other.dog || one.position - other.position).toBeLessThan(0)
    }),
  )
})

it('gives a member with ten dogs one position, and the same chance as anyone [G01]', () => {
  const all = ['one', 'two', 'ten'].map((receipt) => ({
    receipt,
    choices: Array.from({ length: receipt === 'ten' ? 10 : 1 }, (_, index) => ({ classId: 'a', dog: index + 1 })),
  }))
  const dealt = dealPlaces(all, new Map([['a', 3]]), ticketsOf('any seed'))
  expect(dealt.map(({ choices }) => choices.filter(({ offered }) => offered).length)).toEqual([1, 1, 1])
  expect(dealt.map(({ position }) => position).sort()).toEqual([1, 2, 3])
})

it('puts every receipt first, and anywhere, equally often over many seeds [G01]', () => {
  const all = ['K7QF-2M9X', 'PP4T-W3HD', 'ZZZZ-2222', 'AAAA-3333', '9H2C-VVQ7']
  const rounds = 5_000
  const counts = all.map(() => all.map(() => 0))
  for (let round = 0; round < rounds; round += 1)
    drawOrder(all, ticketsOf(`seed ${round}`)).forEach((receipt, position) => {
      const row = counts[all.indexOf(receipt)]
      if (row) row[position] = (row[position] ?? 0) + 1
    })
  const expected = rounds / all.length
  const chiSquare = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 16 degrees of freedom: a fair draw is above this once in a thousand; the seeds are always the same.
  expect(chiSquare).toBeLessThan(39.25)
})
