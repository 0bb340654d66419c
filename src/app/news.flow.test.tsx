import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp } from '../testing/renderApp'

const message = async () => {
  const list = await screen.findByRole('list', { name: 'News' })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

describe('the news', () => {
  it.each([paths.news, paths.announcements])(
    'is at %s: day, title and summary, the newest first [1.7 2.27]',
    async (path) => {
      await renderApp(path)
      const [first = '', ...others] = await message()
      expect(first).toMatch(/^16 Nov 2026Entries for the winter shows are openTwo indoor shows/)
      expect(others).toHaveLength(3)
    },
  )

  it('is the same at both addresses [2.27]', async () => {
    const at = async (path: string) => {
      const { unmount } = await renderApp(path)
      const list = await message()
      unmount()
      return list
    }
    expect(await at(paths.announcements)).toEqual(await at(paths.news))
  })

  it('leads to the whole text of an announcement, and back [1.7]', async () => {
    const { user, store } = await renderApp(paths.news)
    await user.click(await screen.findByRole('link', { name: 'How the Intermediate height works' }))
    expect(store.getState().router.location.pathname).toBe('/news/intermediate-height')
    const title = await screen.findByRole('heading', { level: 1, name: 'How the Intermediate height works' })
    expect(title).toHaveFocus()
    await waitFor(() => expect(document.title).toBe('How the Intermediate height works | Clear Round'))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'regulations' })).toHaveAttribute('href', '/regulations#height')
    await user.click(main.getByRole('link', { name: 'All news' }))
    expect(await message()).toHaveLength(4)
  })

  it('is led to from the home page', async () => {
    const { user } = await renderApp(paths.home)
    await user.click(await screen.findByRole('link', { name: 'Entries for the winter shows are open' }))
    expect(await screen.findByText(/artificial turf/)).toBeVisible()
  })

  it('helps on where there is no such announcement', async () => {
    await renderApp('/news/no-such-article')
    expect(await screen.findByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news')
  })

  it('is asked again when another language is chosen', async () => {
    const { user } = await renderApp(paths.news)
    await message()
    await user.click(screen.getByRole('button', { name: 'PL, Polski' }))
    expect(await screen.findByRole('link', { name: 'Ruszyły zapisy na zimowe zawody' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aktualności')
  })
})
