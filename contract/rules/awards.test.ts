import { Awards, awardedPlaces, formerAwards } from './awards'

const at = (places: Awards['places'], starters: readonly number[]) =>
  starters.map((count) => awardedPlaces({ places, clearRounds: true }, count))

it('awards a fixed number of places, however many start', () => {
  expect(at(formerAwards.places, [0, 2, 50])).toEqual([3, 3, 3])
})

it('awards a share of the starters, rounded up, and at least so many', () => {
  expect(at({ by: 'percent', percent: 10, least: 3 }, [1, 30, 31, 40, 41])).toEqual([3, 3, 4, 4, 5])
})

it('awards by the first row of a table that the starters do not exceed, and no place beyond it', () => {
  const rows = [
    { upTo: 5, places: 1 },
    { upTo: 10, places: 2 },
  ]
  expect(at({ by: 'table', rows }, [5, 6, 10, 11])).toEqual([1, 2, 2, 0])
  expect(at({ by: 'table', rows: [...rows, { upTo: null, places: 6 }] }, [11, 99])).toEqual([6, 6])
  expect(Awards.safeParse({ places: { by: 'table', rows: [] }, clearRounds: false }).success).toBe(false)
})
