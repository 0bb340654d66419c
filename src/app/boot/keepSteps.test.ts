import { authApi } from '../../api/account/authApi'
import { keepSteps } from './keepSteps'
import { logoutRequested } from '../../store/auth/authSlice'
import { makeStore } from '../../store/makeStore'
import { menuToggled, selectKeepsSteps, stepsKept } from '../../store/ui/uiSlice'
import { settle } from '../../testing/eventLoop'
import { memoryEffects } from '../../testing/memoryEffects'
import { sampleUser } from '../../testing/samples'
import { ringOf } from '../../features/problem/ring/rings'

const open = async (stored: Record<string, string> = {}) => {
  let person = 1
  const environment = memoryEffects(() => ({ status: 200, body: JSON.stringify(sampleUser(person)) }), stored)
  const store = makeStore({}, { effects: environment.effects, apiHost: 'http://localhost' })
  await store.persist()
  keepSteps(store)
  await settle()
  return {
    store,
    ...environment,
    effects: store.port.effects,
    kept: () =>
      ringOf(store.port.effects)
        ?.recording()
        .actions.map(({ type }) => type) ?? null,
    become: async (other: number) => {
      person = other
      await store.dispatch(authApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }))
      // The store notifies of answers a little later.
      await settle()
    },
  }
}

describe('the ring of the last steps', () => {
  it('is there with the consent alone, begins in an open page, and is gone with the consent [X20]', async () => {
    const { store, kept, effects } = await open()
    const { fetch } = effects
    store.dispatch(menuToggled())
    expect(kept()).toBeNull()
    store.dispatch(stepsKept(true))
    await settle()
    store.dispatch(menuToggled())
    expect(kept()).toEqual(['ui/menuToggled'])
    store.dispatch(stepsKept(false))
    expect(kept()).toBeNull()
    expect(effects.fetch).toBe(fetch)
    store.dispatch(stepsKept(true))
    expect(kept()).toEqual([])
  })

  it('begins with the page where the browser remembers the consent, and writes nothing else into it [X20]', async () => {
    const { store, kept, texts } = await open({ 'keep-steps': 'true' })
    store.dispatch(menuToggled())
    expect(kept()).toContain('ui/menuToggled')
    expect([...texts.keys()]).toEqual(['keep-steps'])
  })

  it('ends with the consent when its reader logs out, and when another tab takes the consent back [X21]', async () => {
    const { store, kept, writeElsewhere } = await open({ 'keep-steps': 'true' })
    store.dispatch(menuToggled())
    writeElsewhere('keep-steps', 'false')
    expect(kept()).toBeNull()
    store.dispatch(stepsKept(true))
    store.dispatch(menuToggled())
    store.dispatch(logoutRequested())
    expect(selectKeepsSteps(store.getState())).toBe(false)
    expect(kept()).toBeNull()
  })

  it('is emptied when a session ends or belongs to another person [X21]', async () => {
    const { store, kept, become, writeElsewhere } = await open({ 'keep-steps': 'true', token: 'held' })
    await become(1)
    store.dispatch(menuToggled())
    expect(kept()).toContain('ui/menuToggled')
    await become(2)
    expect(kept()).not.toContain('ui/menuToggled')
    store.dispatch(menuToggled())
    writeElsewhere('token', null)
    expect(kept()).not.toContain('ui/menuToggled')
  })
})
