import { hasBegun } from './begun'

const cls = { date: '2026-12-12', startTime: '08:30', begun: false }
const zone = 'Europe/Warsaw'
const at = (time: string) => new Date(`2026-12-12T${time}Z`)

it.each([
  ['not begun just before its start time at the venue', cls, at('07:29:59.999'), false],
  ['begun at its start time', cls, at('07:30:00.000'), true],
  ['begun earlier if it has a running order or a result', { ...cls, begun: true }, at('00:00:00.000'), true],
])('a class has %s', (_when, times, now, expected) => {
  expect(hasBegun(times, zone, now)).toBe(expected)
})

it('starts an hour later where the clocks skip its start time', () => {
  const skipped = { date: '2026-03-29', startTime: '02:30', begun: false }
  expect(hasBegun(skipped, zone, new Date('2026-03-29T01:29:59.999Z'))).toBe(false)
  expect(hasBegun(skipped, zone, new Date('2026-03-29T01:30:00.000Z'))).toBe(true)
})
