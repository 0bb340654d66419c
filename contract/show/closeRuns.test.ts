import { closestEarlierRun, closestRun, type RunStart } from './closeRuns'

const at = (startTime: string, ring: number, what: Partial<RunStart> = {}): RunStart => ({
  showSlug: 'open-day',
  date: '2026-12-12',
  startTime,
  ring,
  ...what,
})

describe('the closest run in another ring [M12]', () => {
  it('is returned with the minutes between the starts, later or earlier', () => {
    expect(closestRun(at('10:55', 3), [at('10:40', 1)])).toMatchObject({ minutes: 15, overlaps: false })
    expect(closestRun(at('10:10', 3), [at('10:40', 1)])).toMatchObject({ minutes: -30, overlaps: false })
  })

  it('overlaps where there is no time to walk both courses', () => {
    for (const time of ['10:31', '10:40', '10:49'])
      expect(closestRun(at('10:40', 2), [at(time, 1)])).toMatchObject({ overlaps: true })
    expect(closestRun(at('10:40', 2), [at('10:30', 1)])).toMatchObject({ overlaps: false })
  })

  it('is the nearest of several, the earlier of two that are equally near', () => {
    const [early, near, late] = [at('10:10', 1), at('10:20', 2), at('10:40', 2)]
    expect(closestRun(at('10:30', 3), [late, early, near])?.run).toBe(near)
  })

  it.each([
    ['in the same ring', at('10:40', 3)],
    ['more than half an hour away', at('10:09', 1)],
    ['on another day', at('10:40', 1, { date: '2026-12-13' })],
    ['at another show', at('10:40', 1, { showSlug: 'other' })],
  ])('is none %s', (_case, other) => expect(closestRun(at('10:40', 3), [other])).toBeNull())
})

describe('of two chosen runs [M12]', () => {
  it('the later says that they are close, both where they overlap', () => {
    const [early, late, same] = [at('10:10', 1), at('10:30', 2), at('10:35', 3)]
    expect(closestEarlierRun(late, [early])?.run).toBe(early)
    expect(closestEarlierRun(early, [late])).toBeNull()
    expect(closestEarlierRun(late, [same])?.overlaps).toBe(true)
    expect(closestEarlierRun(same, [late])?.overlaps).toBe(true)
  })
})
