import { suggestedCopy } from './edit'

describe('the suggested copy of a show', () => {
  it.each([
    ['a year later on the same weekday', 'Bath Spring Meeting', '2026-04-11', 'Bath Spring Meeting', '2027-04-10'],
    ['the year in its name too', 'Bath 2026 Meeting', '2026-04-11', 'Bath 2027 Meeting', '2027-04-10'],
    ['the first year to come', 'Łódzkie Starty 2024', '2024-10-26', 'Łódzkie Starty 2027', '2027-10-23'],
    ['a leap day’s weekday', 'Leap Cup', '2028-02-29', 'Leap Cup', '2029-02-27'],
  ])('is %s', (_case, name, startDate, nextName, nextStart) => {
    expect(suggestedCopy({ name, startDate }, '2026-11-26')).toEqual({ name: nextName, startDate: nextStart })
  })
})
