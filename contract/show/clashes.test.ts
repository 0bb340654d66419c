import { clashesOf, classesIn, defaultPlanning, isBlocking } from './clashes'

const cls = (startTime: string, ring: number, judge: string | null = null, runs = 20, date = '2027-05-01') => ({
  date,
  startTime,
  ring,
  judge,
  runs,
})
const shown = (classes: ReturnType<typeof cls>[], planning = defaultPlanning) =>
  clashesOf(classes, planning).map(
    (clash) =>
      `${clash.kind}: ${clash.classes.map(({ startTime, ring }) => `${startTime}/${ring}`).join(' ')}${isBlocking(clash) ? '!' : ''}`,
  )
const timed = { ...defaultPlanning, secondsPerRun: 90 }

it('finds every class that starts in one ring at one time, as one clash', () => {
  expect(shown([cls('09:00', 1), cls('09:00', 1), cls('09:00', 1), cls('09:00', 2), cls('09:01', 1)])).toEqual([
    'ring: 09:00/1 09:00/1 09:00/1!',
  ])
})

it('finds classes in one ring that overlap by the time of a run, and none where one ends as the next begins', () => {
  const classes = [cls('09:00', 1, null, 40), cls('09:50', 1, null, 40), cls('10:50', 1), cls('09:30', 2)]
  expect(shown(classes)).toEqual([])
  expect(shown(classes, timed)).toEqual(['ring: 09:00/1 09:50/1!'])
})

it('finds a judge in two rings at once, as a warning, and none where one class ends as the other begins', () => {
  expect(shown([cls('09:00', 1, 'Zoë'), cls('10:00', 2, 'Zoë'), cls('10:00', 3)])).toEqual(['judge: 09:00/1 10:00/2'])
  expect(shown([cls('09:00', 1, 'Zoë'), cls('10:30', 2, 'Zoë')])).toEqual([])
  expect(shown([cls('09:00', 1, 'Zoë', 10), cls('09:20', 2, 'Zoë')], timed)).toEqual([])
})

it('warns of a judge whose runs of one day reach the limit', () => {
  const day = (runs: number) => [cls('09:00', 1, 'Zoë', 200), cls('11:00', 1, 'Zoë', runs), cls('13:00', 1, null, 900)]
  expect(shown(day(129))).toEqual([])
  expect(shown(day(130))).toEqual(['judge_runs: 09:00/1 11:00/1'])
  expect(shown([cls('09:00', 1, 'Zoë', 300), cls('09:00', 1, 'Zoë', 300, '2027-05-02')])).toEqual([])
})

it('warns of dogs of one handler that run too soon after each other by the running orders of a day', () => {
  const ordered = (startTime: string, ring: number, handlers: string, date = '2027-05-01') => ({
    ...cls(startTime, ring, null, 20, date),
    order: Array.from(handlers),
  })
  const day = [ordered('09:00', 1, 'abcdef'), ordered('09:00', 2, 'ghaibj'), cls('09:00', 3)]
  expect(clashesOf(day, defaultPlanning)).toEqual([
    { kind: 'orders', key: 'orders 2027-05-01', classes: day.slice(0, 2), runs: 2 },
  ])
  expect(shown(day)).toEqual(['orders: 09:00/1 09:00/2'])
  expect(shown([ordered('09:00', 1, 'abcdef'), ordered('09:30', 2, 'ghaibj')])).toEqual([])
  expect(shown([ordered('09:00', 1, 'abcdef'), ordered('09:00', 2, 'ghaibj', '2027-05-02')])).toEqual([])
})

it('gives the classes of the kinds that are wanted', () => {
  const [one, other] = [cls('09:00', 1, 'Zoë', 200), cls('09:30', 2, 'Zoë', 200)]
  const clashes = clashesOf([one, other], defaultPlanning)
  expect(clashes.map(({ kind, runs }) => [kind, runs])).toEqual([
    ['judge', 400],
    ['judge_runs', 400],
  ])
  expect(classesIn(clashes, 'ring').size).toBe(0)
  expect(classesIn(clashes, 'judge', 'judge_runs')).toEqual(new Set([one, other]))
})
