import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'
import { selectShowView } from '../../../store/show/showViewSlice'

const near = 'near=49.299%2C19.949%2CZakopane'
const shows = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((name) => /Classic|Puchar|Rounds|Starty|Stirling/.test(name))

beforeEach(async () => (await serverOfTests()).reset())

describe('shows near a town', () => {
  it('are found by typed text, sorted by distance, and kept in the address', async () => {
    const { user, store } = await renderApp(`${paths.shows}?season=2026&past=1`)
    await user.click(await screen.findByRole('button', { name: 'Near a town' }))
    await user.type(await screen.findByRole('combobox', { name: 'Near (town or postcode)' }), 'zakop')
    await user.click(await screen.findByRole('option', { name: 'Zakopane, małopolskie, Poland' }))
    expect(store.getState().router.location.search).toBe(`?season=2026&past=1&${near}`)
    expect(await screen.findAllByRole('heading', { name: 'Nearest to Zakopane' })).toHaveLength(2)
    expect(shows()).toEqual([
      'Poznański Puchar Halowy',
      'Harrogate Autumn Rounds',
      'Shrewsbury Winter Classic',
      'Stirling Castle Agility',
      'Łódzkie Jesienne Starty',
    ])
    expect(screen.getByText('252 miles away')).toBeVisible()
    await user.clear(screen.getByRole('combobox', { name: 'Near (town or postcode)' }))
    expect(store.getState().router.location.search).toBe('?season=2026&past=1')
  })

  it('have their distance in kilometres in Polish', async () => {
    await renderApp(`${paths.shows}?season=2026&${near}`, { locale: 'pl' })
    expect(await screen.findByText('Odległość: 406 km')).toBeVisible()
  })
})

describe('the shows that fit the member’s dogs', () => {
  it('are loaded from the server, for members only', async () => {
    const { query } = await serverOfTests()
    const { user, store, unmount } = await renderApp(`${paths.shows}?season=2026`, { as: 'member' })
    await query(`update classes set height = 'extra_small', veteran = false where show_id = (
      select id from shows where slug = 'shrewsbury-winter-classic')`)
    await query(`update classes set start_level = 5, end_level = 5 where show_id = (
      select id from shows where slug = 'shrewsbury-winter-classic')`)
    await user.click(await screen.findByRole('checkbox', { name: 'My dogs can enter' }))
    expect(store.getState().router.location.search).toBe('?season=2026&fits=1')
    await waitFor(() => expect(shows()).toContain('Poznański Puchar Halowy'))
    expect(shows()).not.toContain('Shrewsbury Winter Classic')
    unmount()
    await renderApp(`${paths.shows}?season=2026&fits=1`)
    expect(await screen.findByText('Shrewsbury Winter Classic')).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'My dogs can enter' })).toBeNull()
  })
})

describe('the calendar of shows', () => {
  it('opens the month of the next show, and goes from month to month over the end of a year', async () => {
    const { user, store } = await renderApp(`${paths.shows}?view=calendar`)
    const grid = await screen.findByRole('grid', { name: 'Shows in November 2026' })
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(7)
    const days = within(grid).getAllByRole('link', { name: /Harrogate Autumn Rounds/ })
    expect(days.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Saturday 28 November: Harrogate Autumn Rounds',
      'Sunday 29 November: Harrogate Autumn Rounds',
    ])
    const next = async () => user.click(await screen.findByRole('button', { name: 'Next month' }))
    await next()
    expect(store.getState().router.location.search).toBe('?season=2026&month=12&view=calendar')
    await next()
    expect(store.getState().router.location.search).toBe('?season=2027&month=01&view=calendar')
    const january = await screen.findByRole('grid', { name: 'Shows in January 2027' })
    expect(within(january).getAllByRole('link', { name: /Kendal/ })).toHaveLength(2)
  })

  it('opens the month of the next show and says so, where this one has none to enter', async () => {
    const { query } = await serverOfTests()
    await query(`delete from show_mails where show_id in (select id from shows where start_date < '2026-12-01')`)
    await query(`update shows set state = 'draft' where start_date < '2026-12-01'`)
    await renderApp(`${paths.shows}?view=calendar`, { locale: 'pl' })
    expect(await screen.findByText('Najbliższe zawody: grudzień 2026.')).toBeVisible()
  })

  it('opens a chosen season at its first show, which may not be the next one', async () => {
    await renderApp(`${paths.shows}?view=calendar&season=2027`)
    await screen.findByRole('grid', { name: /2027$/ })
    expect(screen.queryByText(/^The next show is in/)).toBeNull()
  })

  it('is walked with the arrows: one of its cells is in the tab order', async () => {
    const { user } = await renderApp(`${paths.shows}?view=calendar&season=2026&month=12`)
    const grid = await screen.findByRole('grid')
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    const [first] = within(grid).getAllByRole('link', { name: /Saturday 12 December/ })
    act(() => first?.focus())
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toHaveAccessibleName('Sunday 13 December: Shrewsbury Winter Classic')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toHaveAccessibleName(/Sunday 20 December/)
    await user.keyboard('{Home}')
    expect(document.activeElement).toHaveAccessibleName(/Monday 14 December/)
    await user.keyboard('{End}')
    expect(document.activeElement).toHaveAccessibleName(/Sunday 20 December/)
  })

  it('keeps the focus over months and years', async () => {
    const { user, store } = await renderApp(`${paths.shows}?view=calendar&season=2026&month=11`)
    const grid = await screen.findByRole('grid')
    act(() => grid.querySelector<HTMLElement>('[data-at="4 0"]')?.focus())
    expect(document.activeElement).toHaveAccessibleName(/Monday 23 November/)
    await user.keyboard('{PageDown}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/ 23 December/))
    await user.keyboard('{PageUp}{Shift>}{PageDown}{/Shift}')
    await screen.findByRole('grid', { name: 'Shows in November 2027' })
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/ 23 November/))
    await user.keyboard('{Shift>}{PageDown}{/Shift}')
    expect(store.getState().router.location.search).toBe('?season=2027&month=11&view=calendar')
    expect(selectShowView(store.getState()).calendarDay).toBeNull()
  })
})

describe('the map of shows', () => {
  it('has a list of the same shows under the same letters, and says which cannot be on it', async () => {
    const { query } = await serverOfTests()
    await query(`update shows set latitude = null, longitude = null where slug = 'poznan-halowy-puchar'`)
    await renderApp(`${paths.shows}?view=map&season=2026&past=1`)
    const places = await screen.findByRole('list', { name: 'Shows on the map' })
    expect(
      within(places)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Stirling Castle Agility',
      'Harrogate Autumn Rounds',
      'Shrewsbury Winter Classic',
      'Łódzkie Jesienne Starty',
    ])
    expect(screen.getByRole('heading', { name: 'Not on the map' })).toBeVisible()
    const letters = ['A', 'B', 'C', 'D']
    expect([...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual(letters)
    expect(
      within(places)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.slice(0, 9)),
    ).toEqual(['AStirling', 'BHarrogat', 'CShrewsbu', 'DŁódzkie '])
    expect(document.querySelector('svg a[tabindex="0"], svg a:not([tabindex])')).toBeNull()
  })

  it('jumps from a letter with several shows to their place in the list, and Tab continues from there', async () => {
    const { query } = await serverOfTests()
    await query(`update shows set latitude = 56.1, longitude = -3.9`)
    const { user, store } = await renderApp(`${paths.shows}?view=map&season=2026&past=1`)
    const places = await screen.findByRole('list', { name: 'Shows on the map' })
    const [place] = within(places).getAllByRole('listitem')
    expect(within(places).getAllByRole('link').length).toBeGreaterThan(1)
    const marker = document.querySelector('svg a')
    if (!marker || !place) throw new Error('There is no marker')
    place.getClientRects = () => [{}] as unknown as DOMRectList
    await user.click(marker)
    const { search, hash } = store.getState().router.location
    expect([search, hash]).toEqual(['?view=map&season=2026&past=1', '#place-A'])
    expect(place).toHaveFocus()
    await user.tab()
    expect(within(place).getAllByRole('link')[0]).toHaveFocus()
  })

  it('says where there is nothing to show', async () => {
    const { query } = await serverOfTests()
    await query(`update shows set latitude = null, longitude = null`)
    await renderApp(`${paths.shows}?view=map&season=2026`)
    expect(await screen.findByText('None of these shows are on the map yet.')).toBeVisible()
  })
})
