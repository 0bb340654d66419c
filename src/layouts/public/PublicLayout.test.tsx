import { act, screen, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { organisation } from '../../config/organisation'
import { timePassed } from '../../store/ui/uiSlice'
import { linksIn, menuTexts } from '../../testing/menus'
import { renderApp, type Person } from '../../testing/renderApp'

// This address has no screen: the tests look at the frame alone.
const nowhere = '/nowhere'

/** What the header offers on wide screens, and below its menu button on phones. */
const offered = async (as: Person) => {
  await renderApp(nowhere, { as })
  const header = within(screen.getByRole('banner'))
  const wide = header.getByRole('navigation', { name: 'Main menu' })
  const narrow = header.getByRole('navigation', { name: 'Menu' })
  const doors = header.getAllByRole('link', { name: /^Log(in|out)$/ }).filter((link) => !narrow.contains(link))
  return {
    wide: [...menuTexts(wide), ...doors.map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`)],
    narrow: linksIn(narrow),
  }
}
const flat = (said: string[]) => said.filter((line) => !line.endsWith(':')).map((line) => line.trim())

describe('the public menu', () => {
  it('leads a visitor home, to registering, to the shows and in [2.48 2.49 2.50 2.51 2.52 2.53 2.54 2.55]', async () => {
    const { wide, narrow } = await offered('visitor')
    expect(wide).toEqual([
      'Home /',
      'About /about',
      'Join:',
      '  Judging /judging',
      '  Register /register',
      '  Contact /contact',
      'Compete:',
      '  Regulations /regulations',
      '  Shows /shows',
      '  Leagues /leagues',
      'News /news',
      'Login /login',
    ])
    expect(narrow).toEqual(flat(wide))
  })

  it('offers a loaded user Logout instead of Login, and no Register [2.50 2.51 2.52 2.53 2.54 2.55 2.56 2.58]', async () => {
    const { wide, narrow } = await offered('newcomer')
    expect(wide).toEqual([
      'Home /',
      'About /about',
      'Join:',
      '  Judging /judging',
      '  Contact /contact',
      'Compete:',
      '  Regulations /regulations',
      '  Shows /shows',
      '  Leagues /leagues',
      'News /news',
      'Logout /logout',
    ])
    expect(narrow).toEqual(flat(wide))
  })

  it('marks the present page and its group', async () => {
    await renderApp(paths.leagues)
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
    expect(menu.getByRole('link', { current: 'page', hidden: true })).toHaveTextContent('Leagues')
    expect(menu.getByText('Compete').closest('summary')).toHaveAttribute('data-current')
    expect(menu.getByText('Join').closest('summary')).not.toHaveAttribute('data-current')
  })
})

describe('a group of the menu', () => {
  const open = async () => {
    const app = await renderApp(nowhere)
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
    const group = (name: string) => {
      const summary = menu.getByText(name).closest('summary') as HTMLElement
      return { summary, details: summary.parentElement as HTMLDetailsElement }
    }
    return { ...app, join: group('Join'), compete: group('Compete') }
  }
  const isOpen = async ({ details }: { details: HTMLElement }, open = true) => {
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
    if (open) expect(details).toHaveAttribute('open')
    else expect(details).not.toHaveAttribute('open')
  }

  it('opens in the browser, and is open in the store, one at a time', async () => {
    const { user, store, join, compete } = await open()
    await user.click(join.summary)
    await isOpen(join)
    expect(store.getState().ui.open).toEqual([{ kind: 'menu', menu: 'join' }])
    await user.click(compete.summary)
    await isOpen(compete)
    await isOpen(join, false)
    expect(store.getState().ui.open).toEqual([{ kind: 'menu', menu: 'compete' }])
    await user.click(compete.summary)
    await isOpen(compete, false)
    expect(store.getState().ui.open).toEqual([])
  })

  it('closes on Escape, with the focus back on its word', async () => {
    const { user, join } = await open()
    await user.click(join.summary)
    await isOpen(join)
    await user.tab()
    await user.keyboard('{Escape}')
    await isOpen(join, false)
    expect(join.summary).toHaveFocus()
  })

  it('closes where the focus or a press goes elsewhere, and where a link is followed', async () => {
    const { user, store, join } = await open()
    await user.click(join.summary)
    await isOpen(join)
    act(() => screen.getAllByRole('link', { name: 'Home' })[0]?.focus())
    await isOpen(join, false)
    await user.click(join.summary)
    await isOpen(join)
    await user.pointer({ keys: '[MouseLeft]', target: screen.getByRole('main') })
    await isOpen(join, false)
    await user.click(join.summary)
    await user.click(within(join.details).getByRole('link', { name: 'Judging' }))
    expect(store.getState().router.location.pathname).toBe(paths.judging)
    expect(store.getState().ui.open).toEqual([])
  })
})

describe('the footer', () => {
  it('leads to About, Regulations, terms, privacy, Contact and the social link of the settings [2.60 2.61]', async () => {
    await renderApp(nowhere)
    expect(linksIn(screen.getByRole('contentinfo')).slice(1)).toEqual([
      'About /about',
      'Regulations /regulations',
      'Terms and conditions /terms-and-conditions',
      'Privacy policy /privacy-policy',
      'Contact /contact',
      'Report a problem /report-problem',
      `${organisation.social.label.en} ${organisation.social.url}`,
    ])
  })

  it('bears the current year [2.62]', async () => {
    const { store } = await renderApp(nowhere)
    const footer = screen.getByRole('contentinfo')
    expect(footer).toHaveTextContent('© 2026 Clear Round')
    act(() => void store.dispatch(timePassed('2031-01-01T00:00:00.000Z')))
    expect(footer).toHaveTextContent('© 2031 Clear Round')
  })
})
