import { resultDifferences, type PublishedOutcome } from './correction'

const run = (entryId: string, place: number | null, total: number | null): PublishedOutcome => ({
  entryId,
  dogName: `Dog ${entryId}`,
  round: total === null ? 'eliminated' : total === 0 ? 'clear' : 'faults',
  place,
  total,
  points: null,
})

it('lists what readers see differently, and nothing else [Y06]', () => {
  const before = [run('a', 1, 0), run('b', 2, 500), run('c', 3, 1000), run('d', null, null)]
  const after = [run('a', null, null), run('b', 1, 500), run('d', null, null), run('e', 2, 700)]
  expect(resultDifferences(before, after)).toEqual([
    {
      entryId: 'a',
      dogName: 'Dog a',
      before: { round: 'clear', place: 1, total: 0, points: null },
      after: { round: 'eliminated', place: null, total: null, points: null },
    },
    {
      entryId: 'b',
      dogName: 'Dog b',
      before: { round: 'faults', place: 2, total: 500, points: null },
      after: { round: 'faults', place: 1, total: 500, points: null },
    },
    { entryId: 'e', dogName: 'Dog e', before: null, after: { round: 'faults', place: 2, total: 700, points: null } },
    { entryId: 'c', dogName: 'Dog c', before: { round: 'faults', place: 3, total: 1000, points: null }, after: null },
  ])
  expect(resultDifferences(before, before)).toEqual([])
})

it('lists a run whose points differ, though its place does not [Y06]', () => {
  const won = (points: number): PublishedOutcome => ({ ...run('a', 1, null), round: 'points', points })
  expect(resultDifferences([won(12)], [won(15)])).toMatchObject([{ before: { points: 12 }, after: { points: 15 } }])
})
