import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { makePaidEntry } from '../../testing/paidEntry'
import { renderApp, serverOfTests } from '../../testing/renderApp'

const season = () => screen.findByRole('combobox', { name: 'Season' })

describe('the shows [R13]', () => {
  it('are those of the season that the address names, with the way to the next one', async () => {
    const { user, store } = await renderApp(`${paths.shows}?season=2026`)
    await user.click(await screen.findByRole('link', { name: 'Shows in 2027' }))
    expect(store.getState().router.location.search).toBe('?season=2027')
    expect(await screen.findByText('Kendal Fells Agility')).toBeVisible()
    expect(await season()).toHaveValue('2027')
    expect(screen.queryByRole('link', { name: /^Shows in/ })).toBeNull()
  })

  it('says that a season has none, and leads to all that come', async () => {
    const { user, store } = await renderApp(`${paths.shows}?season=1999&height=large`)
    expect(await screen.findByRole('heading', { name: 'No shows in 1999' })).toBeVisible()
    expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull()
    expect(await season()).toHaveValue('1999')
    await user.click(screen.getByRole('button', { name: 'See upcoming shows' }))
    expect(store.getState().router.location.search).toBe('?height=large')
    await waitFor(async () => expect(await season()).toHaveDisplayValue('Upcoming'))
    expect(await screen.findByText('Shrewsbury Winter Classic')).toBeVisible()
  })
})

const names = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .filter((link) => !screen.getByRole('navigation', { name: 'Show as' }).contains(link))
    .map(({ textContent }) => textContent)

describe('the order of the shows [M19 R13]', () => {
  it('is by month alone where nothing takes entries', async () => {
    await renderApp(`${paths.shows}?season=2026&month=11`)
    expect(await screen.findByRole('heading', { level: 2, name: 'November 2026' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Other shows' })).toBeNull()
  })

  it('folds finished shows away until they are opened, and counts the listed ones', async () => {
    const { user, store } = await renderApp(`${paths.shows}?season=2026`)
    await screen.findByText('Shrewsbury Winter Classic')
    const open = ['Shrewsbury Winter Classic', 'Poznański Puchar Halowy']
    const ahead = [...open, 'Stirling Castle Agility', 'Harrogate Autumn Rounds', 'Shows in 2027']
    expect(names()).toEqual(ahead)
    expect(screen.getByText('4 shows')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show 1 finished show' }))
    expect(store.getState().router.location.search).toBe('?season=2026&past=1')
    expect(names()).toEqual([...ahead, 'Łódzkie Jesienne Starty'])
    expect(screen.getByText('5 shows')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Hide 1 finished show' }))
    expect(names()).toEqual(ahead)
  })

  it('folds nothing away where all are finished', async () => {
    await renderApp(`${paths.shows}?season=2026&month=10`)
    expect(await screen.findByText('Łódzkie Jesienne Starty')).toBeVisible()
    expect(screen.queryByRole('button', { name: /finished/ })).toBeNull()
  })

  it('begins with the shows that take entries, in any calendar year', async () => {
    const { query } = await serverOfTests()
    await query(`update classes set taken = capacity where show_id = (
      select id from shows where slug = 'poznan-halowy-puchar')`)
    const { store, user } = await renderApp(paths.shows)
    const open = within(await screen.findByRole('region', { name: 'Open for entries' }))
    expect(open.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'December 2026',
      'January 2027',
      'February 2027',
    ])
    expect(open.getByText('Kendal Fells Agility')).toBeVisible()
    const others = within(screen.getByRole('region', { name: 'Other shows' }))
    expect(others.getByText('Stirling Castle Agility')).toBeVisible()
    expect(others.getByText('Poznański Puchar Halowy')).toBeVisible()
    expect(await season()).toHaveDisplayValue('Upcoming')
    await user.selectOptions(await season(), '2027')
    expect(store.getState().router.location.search).toBe('?season=2027')
    await user.selectOptions(await season(), 'Upcoming')
    expect(store.getState().router.location.search).toBe('')
  })
})

describe('a show in the list [R13]', () => {
  it('shows its days as people write them, and its country in the language of the reader [M19]', async () => {
    const { unmount } = await renderApp(`${paths.shows}?country=GB&month=12`)
    expect(await screen.findByText('Sat 12 – Sun 13 December')).toBeVisible()
    expect(names()).not.toContain('Poznański Puchar Halowy')
    expect(screen.getByText(/186 of 189 places left$/)).toBeVisible()
    unmount()
    await renderApp(`${paths.shows}?country=GB&month=12`, { locale: 'pl' })
    expect(await screen.findByText('sob. 12 – niedz. 13 grudnia')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Kraj' })).toHaveDisplayValue('Wielka Brytania')
  })

  it('shows the present places when the reader returns to the tab [S03]', async () => {
    const { effects } = await renderApp(`${paths.shows}?country=GB&month=12`)
    expect(await screen.findByText(/186 of 189 places left$/)).toBeVisible()
    const { query } = await serverOfTests()
    await query(`update classes set capacity = capacity + 1
      where show_id = (select id from shows where slug = 'shrewsbury-winter-classic')`)
    // The server writes an answer for everyone once a second.
    await waitFor(
      () => {
        act(() => effects.comeBack())
        expect(screen.getByText(/of (?!189)\d+ places left$/)).toBeVisible()
      },
      { interval: 500, timeout: 5_000 },
    )
  })

  it('is marked once the member has entered it [M16]', async () => {
    await makePaidEntry(2, 101)
    await renderApp(paths.shows, { as: 'member' })
    const mark = await screen.findByText('Entered')
    expect(within(mark.closest('li') as HTMLElement).getByRole('link')).toHaveTextContent('Shrewsbury Winter Classic')
  })
})
