import { usualFormat } from './classFormat'
import { compareShows, nameWithoutYear, type PlannedClass } from './comparison'

const cls = (number: number, what: Partial<PlannedClass> = {}): PlannedClass => ({
  id: `00000005-0000-4000-8000-${String(number).padStart(12, '0')}`,
  date: '2027-04-10',
  startTime: '08:30',
  ring: 1,
  type: 'agility',
  height: 'large',
  startLevel: 3,
  endLevel: 5,
  scale: 'nexus',
  ...usualFormat,
  veteran: false,
  capacity: 40,
  price: 600,
  earlyPrice: null,
  currency: 'GBP',
  judge: 'Ruth Ellery',
  order: [],
  ...what,
})
const compare = (classes: PlannedClass[], before: PlannedClass[]) => {
  const compared = compareShows({
    startDate: '2027-04-10',
    classes,
    before: { slug: 'bath', name: 'Bath', startDate: '2026-04-11', classes: before },
  })
  return [
    compared.classes.map(({ was, differs }) => [was === null ? null : Number(was.id.slice(-12)), [...differs]]),
    compared.dropped.map(({ id }) => Number(id.slice(-12))),
  ]
}
const last = (number: number, what: Partial<PlannedClass> = {}) => cls(number, { date: '2026-04-11', ...what })

describe('a show beside the one of the year before [E06]', () => {
  it('lists the differences of each class, by the day of the show and not by its date', () => {
    expect(compare([cls(1)], [last(11)])).toEqual([[[11, []]], []])
    expect(compare([cls(1)], [last(11, { price: 550, judge: null, startTime: '08:00' })])).toEqual([
      [[11, ['startTime', 'judge', 'price']]],
      [],
    ])
    expect(compare([cls(1)], [last(11, { date: '2026-04-12', startLevel: 3 })])).toEqual([[[11, ['day']]], []])
  })

  it('has classes that are new, and those that are not held again', () => {
    expect(compare([cls(1), cls(2, { type: 'jumping' })], [last(11), last(12, { height: 'small' })])).toEqual([
      [
        [11, []],
        [null, []],
      ],
      [12],
    ])
  })

  it('takes each class of last year once, the nearest in time, and the same levels before others', () => {
    const before = [last(11, { startTime: '13:00' }), last(12), last(13, { startLevel: 1, endLevel: 2 })]
    const now = [cls(1, { startTime: '08:45' }), cls(2, { startTime: '12:30' }), cls(3, { startLevel: 1, endLevel: 3 })]
    expect(compare(now, before)).toEqual([
      [
        [12, ['startTime']],
        [11, ['startTime']],
        [13, ['levels']],
      ],
      [],
    ])
  })

  it('goes by its name without the year', () => {
    expect(nameWithoutYear('Łódzkie Jesienne Starty 2027')).toBe(nameWithoutYear('Łódzkie jesienne starty'))
    expect(nameWithoutYear('Route 66 Agility')).not.toBe(nameWithoutYear('Route 67 Agility'))
  })
})
