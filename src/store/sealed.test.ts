import { authApi } from '../api/authApi'
import { sealedEffects } from '../effects/sealed'
import { logoutAsked } from './auth/authSlice'
import { makeStore } from './makeStore'
import { wentTo } from './router/navigation'
import { menuToggled } from './ui/uiSlice'

describe('a store on the sealed port', () => {
  it('moves its state, and lets no call, no write and no step into the world', async () => {
    const held: string[] = []
    const store = makeStore({}, { effects: sealedEffects((asked) => held.push(asked)), apiHost: 'http://sealed.test' })
    const persistor = await store.persist()
    void store.dispatch(authApi.endpoints.login.initiate({ email: 'member@example.org', password: 'clear-round' }))
    store.dispatch(menuToggled())
    store.dispatch(wentTo('/shows'))
    store.dispatch(logoutAsked())
    await persistor.flush()
    expect(store.getState().ui.menu_collapsed).toBe(true)
    expect(held).toEqual(
      expect.arrayContaining(['fetch http://sealed.test/api/login', 'navigation.push', 'storage.write']),
    )
    expect(localStorage).toHaveLength(0)
    expect(window.location.pathname).toBe('/')
  })
})
