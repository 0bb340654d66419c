import { sampleShow } from '../../../testing/samples'
import { monthAfter, monthToShow, showsIn, showsOn, weeksOf } from './month'

describe('the weeks of a month', () => {
  it('begin on Mondays, and have every day of it once', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks.map(([monday]) => monday)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    const own = weeks.flat().filter((day) => day.startsWith('2026-11'))
    expect(new Set(own).size).toBe(30)
  })

  it('are four where a month fits into them', () => expect(weeksOf('2027-02')).toHaveLength(4))
})

it('goes over the end of a year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2027-01', -1)).toBe('2026-12')
})

describe('the shows of a day and of a month', () => {
  const show = sampleShow({ startDate: '2026-11-30', endDate: '2026-12-01' })
  it('are those that take place then, in part or whole', () => {
    expect(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'].map((day) => showsOn([show], day).length)).toEqual([
      0, 1, 1, 0,
    ])
    expect(['2026-10', '2026-11', '2026-12', '2027-01'].map((month) => showsIn([show], month).length)).toEqual([
      0, 1, 1, 0,
    ])
  })
})

describe('the month that opens', () => {
  const shows = ['2026-03-07', '2026-06-20', '2026-09-05'].map((day) => sampleShow({ startDate: day, endDate: day }))
  const open = (month: string, today: string, season = 2026) => monthToShow(shows, { season, month, today })
  it('is the chosen one, else that of the next show, else the last', () => {
    expect(open('02', '2026-05-01')).toBe('2026-02')
    expect(open('', '2026-05-01')).toBe('2026-06')
    expect(open('', '2026-06-20')).toBe('2026-06')
    expect(open('', '2026-12-01')).toBe('2026-09')
  })

  it('is this one where a show in it counts, though it is over or began before, else that of the next show', () => {
    const over = sampleShow({ slug: 'over', startDate: '2026-03-28', endDate: '2026-04-01' })
    const all = [over, ...shows.slice(1)]
    const at = (counting: string[]) =>
      monthToShow(all, {
        season: 2026,
        month: '',
        today: '2026-04-02',
        counts: ({ slug }) => counting.includes(slug),
      })
    expect(at(['over'])).toBe('2026-04')
    expect(at([])).toBe('2026-06')
  })

  it('is the next such month where no season was chosen', () => {
    const open = (month: string, season: number) =>
      monthToShow(shows, { season, month, today: '2026-11-25', isUpcoming: true })
    expect([open('01', 2026), open('11', 2026), open('12', 2026), open('01', 2027)]).toEqual([
      '2027-01',
      '2026-11',
      '2026-12',
      '2027-01',
    ])
  })

  it('is this one where there are none, or January of another season', () => {
    expect(monthToShow([], { season: 2026, month: '', today: '2026-05-01' })).toBe('2026-05')
    expect(monthToShow([], { season: 2027, month: '', today: '2026-05-01' })).toBe('2027-01')
  })
})
