import fc from 'fast-check'
import { clash, clashFree, type HandledRun } from './clashFree'
import type { Position } from './town'

const at = (startTime: string, ring: number, what: Partial<HandledRun> = {}): HandledRun => ({
  showSlug: 'york',
  date: '2026-12-12',
  startTime,
  ring,
  handler: '',
  ...what,
})

// York and Leeds are about an hour apart here; the third has no known place.
const positions: Record<string, Position> = {
  york: { latitude: 53.96, longitude: -1.08 },
  leeds: { latitude: 53.8, longitude: -1.55 },
}
const positionOf = (slug: string) => positions[slug] ?? null

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const run = fc.record({
  showSlug: fc.constantFrom('york', 'leeds', 'nowhere'),
  date: fc.constantFrom('2026-12-12', '2026-12-13'),
  startTime: fc.integer({ min: 480, max: 560 }).map(time),
  ring: fc.integer({ min: 1, max: 3 }),
  handler: fc.constantFrom('', 'Zoë'),
})

const isFree = (runs: readonly HandledRun[], fixed: readonly HandledRun[]) =>
  runs.every((one, index) => [...fixed, ...runs.slice(0, index)].every((other) => !clash(one, other, positionOf)))

/** Every choice there is, the fullest first, and of two as full the one that keeps what was chosen earlier. */
const bestOfAll = (runs: readonly HandledRun[], fixed: readonly HandledRun[]) => {
  const choices = Array.from({ length: 2 ** runs.length }, (_, mask) =>
    runs.filter((_run, index) => mask & (2 ** (runs.length - 1 - index))),
  ).reverse()
  return choices.filter((choice) => isFree(choice, fixed)).sort((a, b) => b.length - a.length)[0]
}

describe('the runs to keep of those that clash [M12]', () => {
  it('clashes only where one person is needed in two rings or at two shows at once', () => {
    expect(clash(at('10:00', 1), at('10:09', 2), positionOf)).toBe(true)
    expect(clash(at('10:00', 1), at('10:10', 2), positionOf)).toBe(false)
    expect(clash(at('10:00', 1), at('10:00', 1), positionOf)).toBe(false)
    expect(clash(at('10:00', 1), at('10:00', 2, { handler: 'Zoë' }), positionOf)).toBe(false)
    expect(clash(at('10:00', 1), at('10:35', 1, { showSlug: 'leeds' }), positionOf)).toBe(true)
    expect(clash(at('12:00', 1), at('10:00', 1, { showSlug: 'leeds' }), positionOf)).toBe(false)
    expect(clash(at('10:00', 1), at('10:05', 1, { showSlug: 'nowhere' }), positionOf)).toBe(true)
  })

  it('leaves out the one in the middle', () => {
    const [early, middle, late] = [at('10:00', 1), at('10:05', 2), at('10:12', 1)]
    expect(clashFree([middle, early, late], [], positionOf)).toEqual({ keep: [early, late], leave: [middle] })
  })

  it('of two keeps the one that was chosen first, unless the other is paid for', () => {
    const [one, other] = [at('10:05', 2), at('10:00', 1)]
    expect(clashFree([one, other], [], positionOf).keep).toEqual([one])
    expect(clashFree([one], [other], positionOf)).toEqual({ keep: [], leave: [one] })
  })

  it('never keeps two that clash, never fewer than can be, and the earliest chosen of the fullest', () => {
    fc.assert(
      fc.property(fc.array(run, { maxLength: 9 }), fc.array(run, { maxLength: 2 }), (chosen, fixed) => {
        const { keep, leave } = clashFree(chosen, fixed, positionOf)
        expect(keep).toEqual(bestOfAll(chosen, fixed))
        expect([...keep, ...leave]).toHaveLength(chosen.length)
      }),
      { numRuns: 300 },
    )
  })

  it('handles sixty runs of a day, too many to try every selection', () => {
    const chosen = Array.from({ length: 60 }, (_, index) => at(time(480 + ((index * 7) % 240)), 1 + (index % 4)))
    expect(isFree(clashFree(chosen, [], positionOf).keep, [])).toBe(true)
  })
})
