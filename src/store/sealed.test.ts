/** @jest-environment ./src/testing/environment.cjs */
import { loginApi } from '../api/account/loginApi'
import { sealedEffects } from '../effects/sealed'
import { logoutRequested } from './auth/authSlice'
import { makeStore } from './makeStore'
import { navigate } from './router/navigation'
import { menuToggled } from './ui/uiSlice'

describe('a store on the sealed port', () => {
  it('moves its state, and lets no call, no write and no step into the world', async () => {
    const blocked: string[] = []
    const store = makeStore({}, { effects: sealedEffects((name) => blocked.push(name)), apiHost: 'http://sealed.test' })
    const persistor = await store.persist()
    void store.dispatch(loginApi.endpoints.login.initiate({ email: 'member@example.org', password: 'clear-round' }))
    store.dispatch(menuToggled())
    store.dispatch(navigate('/shows'))
    store.dispatch(logoutRequested())
    await persistor.flush()
    expect(store.getState().ui.menu_collapsed).toBe(true)
    expect(blocked).toEqual(
      expect.arrayContaining(['fetch http://sealed.test/api/login', 'navigation.push', 'storage.write']),
    )
    expect(localStorage).toHaveLength(0)
    expect(window.location.pathname).toBe('/')
  })
})
