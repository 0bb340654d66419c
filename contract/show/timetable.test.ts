import { timetableOf } from './timetable'

const cls = (startTime: string, ring: number, judge: string | null = null) => ({
  date: '2027-05-01',
  startTime,
  ring,
  judge,
})
const shown = (classes: ReturnType<typeof cls>[]) =>
  timetableOf(classes).map(({ cls: { startTime, ring }, start, end, ringClash, judgeClash }) =>
    [`${startTime}/${ring}`, end - start, ringClash && 'ring', judgeClash && 'judge'].filter(Boolean).join(' '),
  )

it('lasts until the next class in its ring, or an hour and a half', () => {
  expect(shown([cls('09:00', 1), cls('09:40', 1), cls('09:10', 2)])).toEqual(['09:00/1 40', '09:10/2 90', '09:40/1 90'])
})

it('has a ring clash where two begin in one ring at once', () => {
  expect(shown([cls('09:00', 1), cls('09:00', 1), cls('09:00', 2)])).toEqual([
    '09:00/1 90 ring',
    '09:00/1 90 ring',
    '09:00/2 90',
  ])
})

it('has a judge clash where one judge is in two rings, and none where one class ends as the other begins', () => {
  expect(shown([cls('09:00', 1, 'Zoë'), cls('10:00', 2, 'Zoë'), cls('10:00', 3)])).toEqual([
    '09:00/1 90 judge',
    '10:00/2 90 judge',
    '10:00/3 90',
  ])
  expect(shown([cls('09:00', 1, 'Zoë'), cls('10:30', 2, 'Zoë')])).toEqual(['09:00/1 90', '10:30/2 90'])
})
