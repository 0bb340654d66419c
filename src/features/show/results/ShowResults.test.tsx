import { screen, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp } from '../../../testing/renderApp'

const at = fill(paths.showResults, { slug: 'lodz-jesienne-starty' })
const first = /^Sat \d+, 08:30/

describe('the results of a show', () => {
  it('have a podium for each class, in the order of the places, and all results of it', async () => {
    const { user } = await renderApp(at)
    const podium = await screen.findByRole('list', { name: /^Podium: Sat \d+, 08:30/ })
    expect(
      within(podium)
        .getAllByRole('img', { name: /^Place/ })
        .map((plate) => plate.getAttribute('aria-label')),
    ).toEqual(['Place 1', 'Place 2'])
    expect(within(podium).getByText('Piorun')).toBeVisible()
    expect(screen.queryByText('Your dog')).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Show all 8 results: Sat \d+, 08:30/ }))
    expect(await screen.findByRole('table', { name: 'Results' })).toBeVisible()
    expect(screen.getByText('Eliminated')).toBeVisible()
  })

  it('are searched by the address, and say where nothing is found', async () => {
    const { user, store } = await renderApp(`${at}?q=wojcik`)
    expect(await screen.findByText('4 results')).toBeVisible()
    expect(screen.queryByRole('list', { name: /^Podium/ })).toBeNull()
    expect(screen.getAllByText('Agnieszka Wójcik')).toHaveLength(4)
    await user.type(screen.getByRole('searchbox', { name: 'Number, dog or handler' }), 'x')
    expect(await screen.findByRole('heading', { name: 'No results match “wojcikx”' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(store.getState().router.location.search).toBe('')
    expect(await screen.findByRole('heading', { name: first })).toBeVisible()
  })

  it('mark the reader’s own dogs, and begin with them', async () => {
    await renderApp(at, { as: 'judge' })
    const own = within(await screen.findByRole('region', { name: 'Your dogs' }))
    expect(own.getAllByText('Śnieżka').length).toBeGreaterThan(0)
    const podium = await screen.findByRole('list', { name: /^Podium: Sat \d+, 08:30/ })
    expect(within(podium).getByText('Your dog').closest('div')).toHaveTextContent('Śnieżka')
  })
})
