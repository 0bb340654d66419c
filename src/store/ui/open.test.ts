import { makeStore } from '../makeStore'
import { navigate } from '../router/navigation'
import { memoryEffects } from '../../testing/memoryEffects'
import type { DialogOverlay, Overlay } from './overlay'
import { closed, opened, selectIsOpen, selectOpen } from './uiSlice'

const tabs: Overlay = { kind: 'menu', menu: 'tabs' }
const transfer: DialogOverlay = { kind: 'dialog', dialog: 'recordTransfer', of: '1' }
const day: DialogOverlay = { kind: 'dialog', dialog: 'receivedOn', within: transfer }
const missing = (part: string): Overlay => ({ kind: 'missingPart', part })

const storeWith = (...overlays: Overlay[]) => {
  const store = makeStore({}, { effects: memoryEffects(() => null).effects })
  for (const overlay of overlays) store.dispatch(opened(overlay))
  return { store, open: () => selectOpen(store.getState()) }
}

describe('menus and dialogs that are open', () => {
  it('holds several, in the order in which they were opened [K01]', () => {
    expect(storeWith(tabs, transfer, day).open()).toEqual([tabs, transfer, day])
  })

  it('replaces another one of the same kind, with its nested ones', () => {
    const { store, open } = storeWith(tabs, transfer, day)
    const other: DialogOverlay = { ...transfer, of: '2' }
    store.dispatch(opened(other))
    expect(open()).toEqual([tabs, other])
    expect(selectIsOpen(store.getState(), other)).toBe(true)
    expect(selectIsOpen(store.getState(), transfer)).toBe(false)
  })

  it('keeps any number of missing parts and of fields for codes, each once', () => {
    const code: Overlay = { kind: 'code', form: 'renewal' }
    const { open } = storeWith(missing('map'), code, missing('dialog'), missing('map'), {
      kind: 'code',
      form: 'secondFactor',
    })
    expect(open()).toEqual([code, missing('dialog'), missing('map'), { kind: 'code', form: 'secondFactor' }])
  })

  it('closes a dialog with its nested ones, and nothing else [K01]', () => {
    const { store, open } = storeWith(tabs, transfer, day)
    store.dispatch(closed({ kind: 'dialog', dialog: 'recordTransfer' }))
    expect(open()).toHaveLength(3)
    store.dispatch(closed(transfer))
    expect(open()).toEqual([tabs])
  })

  it('closes the inner one alone', () => {
    const { store, open } = storeWith(transfer, day)
    store.dispatch(closed(day))
    expect(open()).toEqual([transfer])
  })

  it('closes all of them when another screen is opened [K02]', () => {
    const { store, open } = storeWith(tabs, transfer)
    store.dispatch(navigate('/shows'))
    expect(open()).toEqual([])
  })

  it('shows nothing for the names that traces of older builds have', () => {
    const { store } = storeWith(tabs, 'menu.tabs' as never, transfer, 'dialog.dog.discard' as never)
    store.dispatch(closed('dialog.dog' as never))
    expect(selectIsOpen(store.getState(), tabs)).toBe(true)
    expect(selectIsOpen(store.getState(), transfer)).toBe(true)
  })
})
