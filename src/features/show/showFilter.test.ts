import type { ShowSummary } from '#contract/show/show'
import { passes, readFilter, writeFilter } from './showFilter'

const show: ShowSummary = {
  slug: 'lodz',
  name: 'Łódź Jesienne Starty',
  startDate: '2026-10-18',
  endDate: '2026-10-19',
  addressLines: ['Hala Expo'],
  postcode: '90-531',
  city: 'Łódź',
  country: 'Poland',
  latitude: 51.789,
  longitude: 19.479,
  judges: [],
  heights: ['small', 'medium'],
  classCount: 1,
  ringCount: 1,
  capacity: 10,
  placesLeft: 3,
  state: 'published',
  timeZone: 'Europe/Warsaw',
  entriesOpenAt: '2026-09-01T10:00:00Z',
  entriesCloseAt: '2026-10-07T21:59:59Z',
  fairOpening: null,
}
const during = '2026-09-15T12:00:00Z'
const after = '2026-10-10T12:00:00Z'
const through = (search: string, now = during) => passes(show, readFilter(search), now)

describe('the filter of the list', () => {
  it.each([
    '',
    '?q=lodz',
    '?q=%C5%81%C3%93D',
    '?q=90531',
    '?q=hala+expo',
    '?height=small',
    '?open=1',
    '?country=Poland',
    '?month=10',
    '?past=1',
  ])('lets it through at %s', (search) => expect(through(search)).toBe(true))

  it.each(['?q=leeds', '?height=large', '?q=lodz&height=large', '?country=GB', '?month=11'])(
    'keeps it back at %s',
    (search) => expect(through(search)).toBe(false),
  )

  it('asks whether entries are taken at the moment', () => {
    expect(through('?open=1', after)).toBe(false)
    expect(passes({ ...show, placesLeft: 0 }, readFilter('?open=1'), during)).toBe(false)
  })

  it('is the same in the address and on the screen', () => {
    for (const search of [
      '',
      '?q=a+b',
      '?height=medium',
      '?season=2025',
      '?season=2024&q=x&height=large&country=PL&month=09&past=1&open=1',
      '?fits=1&near=52.71%2C-2.752%2CShrewsbury&view=map',
      '?view=calendar',
    ])
      expect(writeFilter(readFilter(search))).toBe(search)
    expect(readFilter('?view=globe').view).toBe('list')
    expect(readFilter('?near=nowhere').near).toBeNull()
    expect(readFilter('?height=huge').height).toBe('any')
    for (const month of ['0', '13', '1', 'May']) expect(readFilter(`?month=${month}`).month).toBe('')
    for (const season of ['', 'last', '20.5', '99999']) expect(readFilter(`?season=${season}`).season).toBeNull()
  })
})
