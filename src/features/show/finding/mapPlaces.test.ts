import { sampleShow } from '../../../testing/samples'
import { frameOf, placesOf } from './mapPlaces'
import { mapScale, project } from './projection'

it('projects as Mercator did: a degree of longitude is as wide everywhere, one of latitude the higher the further north', () => {
  const at = (latitude: number, longitude: number) => project({ latitude, longitude })
  expect(at(0, 0).x).toBe(0)
  expect(at(0, 0).y).toBeCloseTo(0, 9)
  expect(at(60, 180).x).toBeCloseTo(mapScale * Math.PI, 9)
  // Known of this projection: at 60 degrees it doubles both ways.
  expect((at(59.99, 0).y - at(60.01, 0).y) / (at(-0.01, 0).y - at(0.01, 0).y)).toBeCloseTo(2, 4)
  expect(at(-52.71, 1)).toEqual({ x: at(52.71, 1).x, y: expect.closeTo(-at(52.71, 1).y, 6) })
})

describe('the places of shows', () => {
  const at = (slug: string, latitude: number | null) => sampleShow({ slug, latitude, longitude: latitude && -2.7 })
  it('are one where their plates would cover each other, and none without known positions', () => {
    const { places, left } = placesOf([at('a', 52.7), at('b', 54), at('c', 52.71), at('d', null)], 20)
    expect(places.map(({ shows }) => shows.map(({ slug }) => slug))).toEqual([['a', 'c'], ['b']])
    expect(left.map(({ slug }) => slug)).toEqual(['d'])
  })
})

describe('the frame of the map', () => {
  it('has every point, in its shape', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 300, y: 600 },
    ]
    const { left, top, width, height } = frameOf(points, { ratio: 1, least: 10 })
    expect(width / height).toBe(1)
    for (const { x, y } of points) {
      expect(x > left && x < left + width).toBe(true)
      expect(y > top && y < top + height).toBe(true)
    }
  })

  it('comes no closer to a single one than it may', () => {
    expect(frameOf([{ x: 5, y: 5 }], { ratio: 2, least: 100 })).toEqual({ left: -45, top: -20, width: 100, height: 50 })
  })
})
