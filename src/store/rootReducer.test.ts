import { memoryEffects } from '../testing/memoryEffects'
import { makeStore } from './makeStore'
import { rootReducer } from './rootReducer'
import { selectMenuCollapsed } from './ui/uiSlice'

const initial = rootReducer(undefined, { type: 'test/init' })

describe('the state of a page', () => {
  it('begins without a user, and with an empty purchase [3.3 3.4 3.5 3.6 3.7 10.6]', () => {
    expect(initial.auth).toEqual({ user: null, token: null, pathname: null })
    expect(initial.purchase).toEqual({ discount: null, purchase: null, purchaseItems: [] })
  })

  it('begins with the menu open, in English, all flags off [1.18 10.6]', () => {
    expect(selectMenuCollapsed(initial)).toBe(false)
    expect(initial.ui).toMatchObject({ menu_collapsed: null, locale: 'en' })
    expect(initial.flags).toEqual({
      'maintenance-mode': false,
      'registration-disabled': false,
      'login-disabled': false,
    })
  })

  it('is restored by redux-persist [10.7]', async () => {
    const store = makeStore({}, { effects: memoryEffects(() => null, { menu_collapsed: 'true' }).effects })
    await store.persist()
    const restored = store.getState() as { _persist?: unknown }
    expect(restored).toMatchObject({ _persist: { rehydrated: true }, ui: { menu_collapsed: true } })
  })
})
