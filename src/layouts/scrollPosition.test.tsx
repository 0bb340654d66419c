import { act, screen } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { navigate } from '../store/router/navigation'
import { renderApp } from '../testing/renderApp'

const grown = () =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 9_000, configurable: true })
const scrolledTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}
const back = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true })
        history.back()
      }),
  )

it('brings the reader back to where she was, and to the top of a new page', async () => {
  grown()
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { store, unmount } = await renderApp(paths.shows)
  await screen.findByRole('heading', { level: 1 })
  scrolledTo(640)
  await act(async () => store.dispatch(navigate(paths.about)))
  expect(scroll).toHaveBeenLastCalledWith(0, 0)
  scrolledTo(120)
  await back()
  expect(store.getState().router.location.pathname).toBe(paths.shows)
  expect(scroll).toHaveBeenLastCalledWith(0, 640)
  window.dispatchEvent(new Event('pagehide'))
  expect(Object.values(JSON.parse(sessionStorage.getItem('scroll') ?? '{}'))).toEqual([640, 120])
  unmount()
})

it.each([
  ['an address that is typed over another', paths.about, []],
  ['the page that is loaded again', paths.shows, [[0, 640]]],
])('on %s goes where that page was read to, if at all', async (_case, path, expected) => {
  grown()
  // What an earlier load of the tab has left behind.
  const clear = jest.spyOn(Storage.prototype, 'clear').mockImplementation(() => undefined)
  sessionStorage.setItem('scroll', JSON.stringify({ [`default ${paths.shows}`]: 640 }))
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  scroll.mockClear()
  const { unmount } = await renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  expect(scroll.mock.calls).toEqual(expected)
  clear.mockRestore()
  unmount()
})
