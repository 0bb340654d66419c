import { act, screen, within } from '@testing-library/react'
import { timePassed } from '../../store/ui/uiSlice'
import { renderApp, type Person } from '../../testing/renderApp'

// Nothing stands at this address: the frame alone is looked at.
const nowhere = '/nowhere'

/** What the header offers: words and ways, each group opened in turn. */
const offered = async (as: Person) => {
  const { user } = await renderApp(nowhere, { as })
  const header = within(screen.getByRole('banner'))
  const menu = within(header.getByRole('navigation', { name: 'Main menu' }))
  const ways: string[] = []
  const note = (links: HTMLElement[]) => {
    for (const link of links) ways.push(`${link.textContent} ${link.getAttribute('href') ?? ''}`)
  }
  note(menu.getAllByRole('link'))
  for (const group of menu.getAllByRole('button')) {
    await user.click(group)
    note(within(group.parentElement as HTMLElement).getAllByRole('link'))
    ways.push(`in ${group.textContent}`)
  }
  note(header.queryAllByRole('link', { name: /^Log(in|out)$/ }))
  return ways
}

describe('the public menu', () => {
  it('leads a visitor home, to registering, to the shows and in', async () => {
    expect(await offered('visitor')).toEqual([
      ...['Home /', 'Register /register', 'in Join'],
      ...['Shows /shows', 'in Compete', 'Login /login'],
    ])
  })

  it('offers a loaded user Logout instead of Login, and no Register', async () => {
    expect(await offered('newcomer')).toEqual(['Home /', 'Shows /shows', 'in Compete', 'Logout /logout'])
  })
})

describe('the footer', () => {
  it('bears the current year', async () => {
    const { store } = await renderApp(nowhere)
    const footer = screen.getByRole('contentinfo')
    expect(footer).toHaveTextContent('© 2026 Clear Round')
    act(() => void store.dispatch(timePassed('2031-01-01T00:00:00.000Z')))
    expect(footer).toHaveTextContent('© 2031 Clear Round')
  })
})
