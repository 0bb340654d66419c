import { closeRunsOf, spreadDay, type DayClass } from './dayOrders'

/** A class whose handlers are the letters of a text; capitals are of another height. */
const cls = (ring: number, startTime: string, handlers: string, fixed = false): DayClass => ({
  id: `${ring} ${startTime}`,
  ring,
  startTime,
  fixed,
  runs: Array.from(handlers, (letter, index) => ({
    entryId: `${ring} ${startTime} ${index}`,
    handler: letter.toLowerCase(),
    group: letter === letter.toLowerCase() ? 'low' : 'high',
  })),
})
const textOf = (classes: readonly DayClass[]) => classes.map(({ runs }) => runs.map(({ handler }) => handler).join(''))
const closeIn = (classes: readonly DayClass[]) =>
  closeRunsOf(classes, 90).map(({ handler, runs, between }) => [
    handler,
    ...runs.map(({ classId, place }) => `${classId}/${place}`),
    between,
  ])

it('names the two runs of a handler in two rings, and how many runs are between them', () => {
  expect(closeIn([cls(1, '09:00', 'abcdefgh'), cls(2, '09:00', 'ijkalmno')])).toEqual([
    ['a', '1 09:00/1', '2 09:00/4', 2],
  ])
  expect(closeIn([cls(1, '09:00', 'abcdefgh'), cls(2, '09:00', 'aijklmno')])).toEqual([
    ['a', '1 09:00/1', '2 09:00/1', 0],
  ])
  // Five runs of 90 seconds later.
  expect(closeIn([cls(1, '09:00', 'abcdefgh'), cls(2, '09:00', 'ijklmano')])).toEqual([])
})

it('moves dogs of one handler apart across rings, and leaves orders without close runs as they are', () => {
  const rings = [cls(1, '09:00', 'abcdefghpq'), cls(2, '09:00', 'aijklmnorst')]
  const spread = spreadDay(rings, 90)
  expect(closeIn(spread)).toEqual([])
  expect(spread.map(({ runs }) => runs.length)).toEqual([10, 11])
  expect(spreadDay(rings, 90)).toEqual(spread)
  expect(spreadDay(spread, 90)).toEqual(spread)
})

it('never moves a dog of a fixed order, or to the dogs of another height', () => {
  const fixed = cls(1, '09:00', 'abcdefghpq', true)
  const [kept, moved] = spreadDay([fixed, cls(2, '09:00', 'aijklmnors')], 90)
  expect(kept).toEqual(fixed)
  expect(closeIn([fixed, moved ?? fixed])).toEqual([])

  const mixed = spreadDay([fixed, cls(2, '09:00', 'aiJKLMNORS')], 90)
  expect(textOf(mixed)[1]?.slice(0, 2).split('').toSorted().join('')).toBe('ai')
  expect(closeIn(mixed)).toHaveLength(1)
})

it('says what remains where a handler has too many dogs', () => {
  const spread = spreadDay([cls(1, '09:00', 'aabc'), cls(2, '09:00', 'ade')], 90)
  expect(closeIn(spread).length).toBeGreaterThan(0)
  expect(textOf(spread).map((text) => Array.from(text).toSorted().join(''))).toEqual(['aabc', 'ade'])
})

it('lets a class begin when the one before it in its ring is over', () => {
  // Ten runs of 90 seconds end at 09:15, and so the first of the next class runs right after the last.
  expect(closeIn([cls(1, '09:00', 'bcdefghija'), cls(1, '09:10', 'akl')])).toEqual([
    ['a', '1 09:00/10', '1 09:10/1', 0],
  ])
})

it('spreads a large day in little time', () => {
  const rings = [1, 2, 3, 4, 5, 6].flatMap((ring) =>
    ['08:00', '11:00', '14:00'].map((time) => ({
      ...cls(ring, time, ''),
      runs: Array.from({ length: 200 }, (_, index) => ({
        entryId: `${ring} ${time} ${index}`,
        handler: String((index * index * 31 + ring * 17 + Number(time.slice(0, 2)) * 7) % 293),
        group: '',
      })),
    })),
  )
  const before = closeRunsOf(rings, 90).length
  const after = closeRunsOf(spreadDay(rings, 90), 90).length
  expect(before).toBeGreaterThan(100)
  expect(after).toBeLessThan(before / 20)
})
