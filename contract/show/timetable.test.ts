import { timetableOf } from './timetable'

const cls = (startTime: string, ring: number, runs = 20) => ({
  date: '2027-05-01',
  startTime,
  ring,
  judge: null,
  runs,
})
const shown = (classes: ReturnType<typeof cls>[], secondsPerRun: number | null = null) =>
  timetableOf(classes, secondsPerRun).map(
    ({ cls: { startTime, ring }, start, end }) => `${startTime}/${ring} ${end - start}`,
  )

it('lasts until the next class in its ring, or an hour and a half', () => {
  expect(shown([cls('09:00', 1), cls('09:40', 1), cls('09:10', 2)])).toEqual(['09:00/1 40', '09:10/2 90', '09:40/1 90'])
})

it('lasts as long as its runs take where the time of a run is set', () => {
  expect(shown([cls('09:00', 1, 40), cls('09:40', 1, 1), cls('10:00', 2, 0)], 90)).toEqual([
    '09:00/1 60',
    '09:40/1 2',
    '10:00/2 1',
  ])
})
