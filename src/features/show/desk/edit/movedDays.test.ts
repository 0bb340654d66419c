import type { ClassRow } from './rows'
import { moveDay } from './movedDays'

const row = (date: string, key: string) => ({ key, date }) as ClassRow
const show = {
  startDate: '2027-05-01',
  endDate: '2027-05-02',
  classes: [row('2027-05-01', 'a'), row('2027-05-02', 'b')],
}

describe('moving a day', () => {
  it.each([
    ['the first day later', '2027-05-01', '2027-05-08', '2027-05-02', '2027-05-08'],
    ['the last day earlier', '2027-05-02', '2027-04-30', '2027-04-30', '2027-05-01'],
    ['a day onto the other one', '2027-05-02', '2027-05-01', '2027-05-01', '2027-05-01'],
  ])('takes its classes and the ends of the show along: %s [J88]', (_case, from, to, startDate, endDate) => {
    const moved = moveDay(show, from, to)
    expect(moved).toMatchObject({ startDate, endDate })
    expect(moved.classes.filter(({ date }) => date === from)).toHaveLength(0)
    expect(moved.classes.filter(({ date }) => date === to).length).toBeGreaterThan(0)
  })
})
