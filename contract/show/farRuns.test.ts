import { tightestFarRun, travelMinutes } from './farRuns'

const shrewsbury = { latitude: 52.722, longitude: -2.748 }
const kendal = { latitude: 54.243, longitude: -2.717 }
const positions: Record<string, typeof kendal> = { shrewsbury, kendal, next: { latitude: 52.73, longitude: -2.74 } }
const positionOf = (slug: string) => positions[slug] ?? null
const at = (showSlug: string, startTime: string, date = '2026-12-12') => ({ showSlug, startTime, date, ring: 1 })

it('the way between two shows takes as long as by road, to the next five minutes', () => {
  // 169 km as the crow flies, 220 on the road.
  expect(travelMinutes(shrewsbury, kendal)).toBe(190)
  expect(travelMinutes(shrewsbury, shrewsbury)).toBe(0)
})

describe('a run too soon after one at another show [M12]', () => {
  it('is returned with the distance and the time between the runs', () => {
    const earlier = at('kendal', '09:00')
    expect(tightestFarRun(at('shrewsbury', '11:30'), [earlier], positionOf)).toEqual({
      run: earlier,
      kilometres: 169,
      travel: 190,
      minutes: 150,
    })
  })

  it('is the one that leaves the least time of several', () => {
    const [early, late] = [at('kendal', '09:00'), at('kendal', '10:30')]
    expect(tightestFarRun(at('shrewsbury', '11:30'), [early, late], positionOf)?.run).toBe(late)
  })

  it.each([
    ['where there is time', at('kendal', '08:20')],
    ['at the same show', at('shrewsbury', '11:20')],
    ['on another day', at('kendal', '11:20', '2026-12-13')],
    ['that starts later, which says it itself', at('kendal', '11:31')],
    ['at an unknown place', at('nowhere', '11:20')],
    ['next door', at('next', '11:20')],
  ])('is none: %s', (_case, other) => expect(tightestFarRun(at('shrewsbury', '11:30'), [other], positionOf)).toBeNull())

  it('is none at a show without a known place', () => {
    expect(tightestFarRun(at('nowhere', '11:30'), [at('kendal', '11:20')], positionOf)).toBeNull()
  })
})
