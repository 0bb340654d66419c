import * as fc from 'fast-check'
import { distanceKm, Position, positionOf } from './town'

const shrewsbury = { latitude: 52.71, longitude: -2.752 }
const poznan = { latitude: 52.407, longitude: 16.93 }
const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('the distance between two places', () => {
  it.each([
    ['London to Warsaw', { latitude: 51.5085, longitude: -0.1257 }, { latitude: 52.2298, longitude: 21.0118 }, 1448],
    ['Shrewsbury to Poznań', shrewsbury, poznan, 1323],
    ['pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }, 20015],
    ['across the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
  ])('is known for %s', (_name, from, to, kilometres) => {
    expect(Math.abs(distanceKm(from, to) - kilometres)).toBeLessThan(kilometres * 0.005)
  })

  it('is the same both ways, nothing to oneself, and never more than half the globe', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (one, other) => {
        const there = distanceKm(one, other)
        expect(there).toBeCloseTo(distanceKm(other, one), 6)
        expect(distanceKm(one, one)).toBe(0)
        expect(there).toBeGreaterThanOrEqual(0)
        expect(there).toBeLessThanOrEqual(20016)
      }),
    )
  })
})

describe('a position', () => {
  it('is on the globe, and whole', () => {
    expect(Position.safeParse({ latitude: 90.1, longitude: 0 }).success).toBe(false)
    expect(Position.safeParse({ latitude: 0, longitude: -180.1 }).success).toBe(false)
    expect(positionOf({ latitude: 52, longitude: null })).toBeNull()
    expect(positionOf(shrewsbury)).toEqual(shrewsbury)
  })
})
