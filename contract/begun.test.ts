import { hasBegun } from './begun'

const cls = { date: '2026-12-12', startTime: '08:30', begun: false }
const zone = 'Europe/Warsaw'
const at = (time: string) => new Date(`2026-12-12T${time}Z`)

it.each([
  ['before its first dog runs, where the show is', cls, at('07:29:59.999'), false],
  ['as its first dog runs', cls, at('07:30:00.000'), true],
  ['days before, with a running order or a result', { ...cls, begun: true }, at('00:00:00.000'), true],
])('a class %s', (_when, times, now, expected) => {
  expect(hasBegun(times, zone, now)).toBe(expected)
})

it('a class at a time that the clocks leave out has begun with its day', () => {
  const skipped = { date: '2026-03-29', startTime: '02:30', begun: false }
  expect(hasBegun(skipped, zone, new Date('2026-03-28T23:59:59Z'))).toBe(false)
  expect(hasBegun(skipped, zone, new Date('2026-03-29T00:00:00Z'))).toBe(true)
})
