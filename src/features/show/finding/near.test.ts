import { sampleShow } from '../../../testing/samples'
import { byDistance, readNear, writeNear } from './near'

describe('where distances are measured from', () => {
  it.each(['52.71,-2.752,Shrewsbury', '51.771,19.474,Łódź', '0,0,A, B'])('is read from and written to %s', (text) => {
    const near = readNear(text)
    expect(near && writeNear(near)).toBe(text)
  })

  it.each([
    '',
    'Shrewsbury',
    '52.71,-2.752',
    '52.71,-2.752,',
    '91,0,x',
    '0,181,x',
    'NaN,0,x',
    '1e1,0,x',
    ' ,0,x',
    ',,x',
  ])('is nowhere for %j', (text) => expect(readNear(text)).toBeNull())

  it('keeps a name within bounds', () => expect(readNear(`1,1,${'x'.repeat(500)}`)?.name).toHaveLength(100))
})

it('puts the nearest show first, and last those without a position', () => {
  const at = (slug: string, latitude: number | null) => sampleShow({ slug, latitude, longitude: latitude && -2.7 })
  const shows = [at('nowhere', null), at('far', 57), at('near', 52.8), at('nowhere too', null)]
  const sorted = byDistance(shows, { latitude: 52.71, longitude: -2.752, name: 'Shrewsbury' })
  expect(sorted.map(({ show }) => show.slug)).toEqual(['near', 'far', 'nowhere', 'nowhere too'])
  expect(sorted.map(({ kilometres }) => kilometres && Math.round(kilometres))).toEqual([11, 477, null, null])
})
