import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '../../../contract/paths'
import { renderApp } from '../../testing/renderApp'

const season = () => screen.findByRole('combobox', { name: 'Season' })

describe('the shows', () => {
  it('are those of the season that the address names, with the way to the next one', async () => {
    const { user, store } = await renderApp(`${paths.shows}?season=2026`)
    await user.click(await screen.findByRole('link', { name: 'Shows in 2027' }))
    expect(store.getState().router.location.search).toBe('?season=2027')
    expect(await screen.findByText('Kendal Fells Agility')).toBeVisible()
    expect(await season()).toHaveValue('2027')
    expect(screen.queryByRole('link', { name: /^Shows in/ })).toBeNull()
  })

  it('says that a season has none, and leads to the current one', async () => {
    const { user, store } = await renderApp(`${paths.shows}?season=1999&height=large`)
    expect(await screen.findByRole('heading', { name: 'No shows in 1999' })).toBeVisible()
    expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull()
    expect(await season()).toHaveValue('1999')
    await user.click(screen.getByRole('button', { name: 'Show current season' }))
    expect(store.getState().router.location.search).toBe('?height=large')
    await waitFor(async () => expect(await season()).toHaveValue('2026'))
    expect(await screen.findByText('Shrewsbury Winter Classic')).toBeVisible()
  })
})
