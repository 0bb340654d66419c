import { makeStore } from '../makeStore'
import { navigate } from '../router/navigation'
import { memoryEffects } from '../../testing/memoryEffects'
import { menuClosed, menuOpened, selectOpen } from './uiSlice'

const opened = (...names: string[]) => {
  const store = makeStore({}, { effects: memoryEffects(() => null).effects })
  for (const name of names) store.dispatch(menuOpened(name))
  return { store, open: () => selectOpen(store.getState()) }
}

describe('menus and dialogs that are open', () => {
  it('holds several, in the order in which they were opened [K01]', () => {
    expect(opened('menu.tabs', 'dialog.dog', 'dialog.dog.discard').open()).toEqual([
      'menu.tabs',
      'dialog.dog',
      'dialog.dog.discard',
    ])
  })

  it('opens one of the same group in place of the other, with what was opened in that', () => {
    const { store, open } = opened('menu.tabs', 'dialog.dog', 'dialog.dog.discard')
    store.dispatch(menuOpened('dialog.show'))
    expect(open()).toEqual(['menu.tabs', 'dialog.show'])
  })

  it('closes a dialog with what was opened in it, and nothing else [K01]', () => {
    const { store, open } = opened('menu.tabs', 'dialog.dog', 'dialog.dog.discard')
    store.dispatch(menuClosed('dialog.do'))
    expect(open()).toHaveLength(3)
    store.dispatch(menuClosed('dialog.dog'))
    expect(open()).toEqual(['menu.tabs'])
  })

  it('closes the inner one alone', () => {
    const { store, open } = opened('dialog.dog', 'dialog.dog.discard')
    store.dispatch(menuClosed('dialog.dog.discard'))
    expect(open()).toEqual(['dialog.dog'])
  })

  it('closes all of them when another screen is opened [K02]', () => {
    const { store, open } = opened('menu.tabs', 'dialog.dog')
    store.dispatch(navigate('/shows'))
    expect(open()).toEqual([])
  })
})
