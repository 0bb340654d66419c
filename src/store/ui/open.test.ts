import { makeStore } from '../makeStore'
import { navigate } from '../router/navigation'
import { memoryEffects } from '../../testing/memoryEffects'
import { closed, opened, selectOpen } from './uiSlice'

const storeWith = (...names: string[]) => {
  const store = makeStore({}, { effects: memoryEffects(() => null).effects })
  for (const name of names) store.dispatch(opened(name))
  return { store, open: () => selectOpen(store.getState()) }
}

describe('menus and dialogs that are open', () => {
  it('holds several, in the order in which they were opened [K01]', () => {
    expect(storeWith('menu.tabs', 'dialog.dog', 'dialog.dog.discard').open()).toEqual([
      'menu.tabs',
      'dialog.dog',
      'dialog.dog.discard',
    ])
  })

  it('replaces another one of the same group, with its nested ones', () => {
    const { store, open } = storeWith('menu.tabs', 'dialog.dog', 'dialog.dog.discard')
    store.dispatch(opened('dialog.show'))
    expect(open()).toEqual(['menu.tabs', 'dialog.show'])
  })

  it('closes a dialog with its nested ones, and nothing else [K01]', () => {
    const { store, open } = storeWith('menu.tabs', 'dialog.dog', 'dialog.dog.discard')
    store.dispatch(closed('dialog.do'))
    expect(open()).toHaveLength(3)
    store.dispatch(closed('dialog.dog'))
    expect(open()).toEqual(['menu.tabs'])
  })

  it('closes the inner one alone', () => {
    const { store, open } = storeWith('dialog.dog', 'dialog.dog.discard')
    store.dispatch(closed('dialog.dog.discard'))
    expect(open()).toEqual(['dialog.dog'])
  })

  it('closes all of them when another screen is opened [K02]', () => {
    const { store, open } = storeWith('menu.tabs', 'dialog.dog')
    store.dispatch(navigate('/shows'))
    expect(open()).toEqual([])
  })
})
