import { screen } from '@testing-library/react'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const at = '/shows/shrewsbury-winter-classic'

describe('below the classes of a show', () => {
  it('are the way there, the refund policy, and a file for calendars', async () => {
    await renderApp(at)
    const way = await screen.findByRole('link', { name: 'Directions in Google Maps' })
    expect(way).toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=52.722%2C-2.748')
    expect(way).toHaveAttribute('rel', 'noreferrer')
    expect(
      screen.getByText('If you withdraw an entry by 5 December at 23:59, we refund the full price.', { exact: false }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', `/api${at}/calendar.ics`)
  })

  it.each([
    [60, 'we refund 60% of the price'],
    [0, 'its price isn’t refunded'],
  ])('explain %d per cent', async (percent, sentence) => {
    const { query } = await serverOfTests()
    await query(`update shows set refund_percent = ${percent} where slug = 'shrewsbury-winter-classic'`)
    await renderApp(at)
    expect(await screen.findByText(sentence, { exact: false })).toBeVisible()
  })

  it('name the reductions of the show, where it has any', async () => {
    const { query } = await serverOfTests()
    const reduce = (secondDog: number, helper: number) =>
      query(
        `update shows set second_dog_percent = ${secondDog}, helper_percent = ${helper} where slug = 'shrewsbury-winter-classic'`,
      )
    const { unmount } = await renderApp(at)
    await screen.findByText('If the show is cancelled', { exact: false })
    expect(screen.queryByText(/% less/)).toBeNull()
    unmount()
    await reduce(20, 0)
    const only = await renderApp(at)
    expect(
      await screen.findByText('You pay the full price for your first dog and 20% less for each further dog.'),
    ).toBeVisible()
    expect(screen.queryByText(/If you help at the show/)).toBeNull()
    only.unmount()
    await reduce(0, 50)
    await renderApp(at, { locale: 'pl' })
    expect(await screen.findByText(/Jeśli pomagasz na zawodach, płacisz 50% mniej/)).toBeVisible()
    expect(screen.queryByText(/Za pierwszego psa/)).toBeNull()
  })

  it('is a shared link, without the address’s query', async () => {
    const { user, effects } = await renderApp(`${at}?from=mail`)
    const shared: { title: string; url: string }[] = []
    effects.share = (link) => Promise.resolve(shared.push(link) > 0)
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(shared).toEqual([{ title: 'Shrewsbury Winter Classic', url: `http://localhost${at}` }])
    expect(effects.copied).toEqual([])
  })

  it('is copied where nothing can be shared', async () => {
    const { user, effects } = await renderApp(at)
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await screen.findByText('Link copied.')).toBeVisible()
    expect(effects.copied).toEqual([`http://localhost${at}`])
  })
})

describe('the clock of a show', () => {
  it('runs until entries close, and until they open', async () => {
    const { unmount } = await renderApp(at)
    expect(await screen.findByRole('timer')).toHaveTextContent('14 days 13 hours left to enter')
    unmount()
    await renderApp('/shows/zakopane-pod-tatrami', { locale: 'pl' })
    expect(await screen.findByRole('timer')).toHaveTextContent(/^Zgłoszenia ruszają za 19 dni 22 godziny$/)
  })
})
