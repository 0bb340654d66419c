/** @jest-environment ./src/testing/environment.cjs */
import { openDevTools } from '../testing/devTools'
import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument'
import { configureStore, type Action, type Store, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit'
import { purchaseListsApi } from '../api/purchase/purchaseListsApi'
import { libraryReducer } from '../testing/libraryReducer'
import { memoryEffects } from '../testing/memoryEffects'
import { cartLine } from '../testing/samples'
import { makeStore } from './makeStore'
import { itemAdded } from './purchase/purchaseSlice'
import { navigate, navigateHistory } from './router/navigation'
import { menuToggled } from './ui/uiSlice'

type Lifted = LiftedState<unknown, UnknownAction, unknown>
const own = { token: 'my-own-token', 'purchase-items': JSON.stringify([cartLine(4)]) }
const foreign = { token: 'token-of-the-trace', 'purchase-items': JSON.stringify([cartLine(1), cartLine(2)]) }

/** A page in development with DevTools open. */
const page = async (stored: Record<string, string>) => {
  const environment = memoryEffects(() => ({ status: 500, body: '{}' }), stored)
  const store = makeStore({}, { effects: environment.effects, apiHost: 'http://localhost' })
  const persistor = await store.persist()
  const { liftedStore } = store as unknown as { liftedStore: Store<Lifted, Action> }
  return { store, persistor, liftedStore, ...environment }
}

const recorded = async (): Promise<Lifted> => {
  const { store, persistor, liftedStore } = await page(foreign)
  store.dispatch(itemAdded(cartLine(3)))
  store.dispatch(navigate('/cart?from=trace'))
  store.dispatch(menuToggled())
  await persistor.flush()
  persistor.pause()
  return liftedStore.getState()
}

/** As the extension exports it: plain JSON, which loses the functions of redux-persist's actions. */
const exported = (lifted: Lifted): Lifted => JSON.parse(JSON.stringify(lifted)) as Lifted
const actionsOf = ({ actionsById, stagedActionIds }: Lifted) =>
  stagedActionIds.slice(1).flatMap((id) => actionsById[id]?.action ?? [])

const forms: [string, (lifted: Lifted) => Action][] = [
  ['the lifted state', (lifted) => ActionCreators.importState(exported(lifted))],
  ['actions alone', (lifted) => ActionCreators.importState(JSON.parse(JSON.stringify(actionsOf(lifted))) as never)],
  [
    'actions with the state they start from',
    (lifted) => ({
      ...ActionCreators.importState(JSON.parse(JSON.stringify(actionsOf(lifted))) as never),
      preloadedState: exported(lifted).computedStates[0]?.state,
    }),
  ],
]

let consoleError: jest.SpyInstance
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

describe('DevTools in the development build', () => {
  it.each(forms)('show an imported trace and touch nothing: %s [10.11]', async (_name, importing) => {
    openDevTools(instrument() as StoreEnhancer)
    const trace = await recorded()
    const { store, persistor, liftedStore, texts, sent } = await page(own)
    await persistor.flush()
    sent.length = 0
    expect(() => liftedStore.dispatch(importing(trace))).not.toThrow()
    const { computedStates, currentStateIndex } = liftedStore.getState()
    expect(computedStates.map(({ error }) => error)).toEqual(computedStates.map(() => undefined))
    expect(computedStates[currentStateIndex]?.state).toMatchObject({
      router: { location: { pathname: '/cart' } },
      ui: { menu_collapsed: true },
    })
    expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('This tab shows a trace'))
    // The tester keeps clicking.
    store.dispatch(itemAdded(cartLine(2)))
    store.dispatch(navigate('/shows?season=all'))
    expect(store.getState().router.location).toMatchObject({ pathname: '/shows', search: '?season=all' })
    store.dispatch(navigateHistory(-1))
    expect(store.getState().router).toMatchObject({
      location: { pathname: '/cart', search: '?from=trace' },
      move: 'POP',
    })
    const { token } = store.getState().auth
    void store.dispatch(purchaseListsApi.endpoints.getCurrentPurchases.initiate())
    await persistor.flush()
    // A call of the trace follows the trace's token, not the one that is stored here.
    expect(store.getState().auth.token).toBe(token)
    expect(Object.fromEntries(texts)).toEqual(own)
    expect(sent).toEqual([])
  })

  it('act on nothing while someone travels through the past [10.11]', async () => {
    openDevTools(instrument() as StoreEnhancer)
    const { store, persistor, liftedStore, texts, sent } = await page(own)
    store.dispatch(itemAdded(cartLine(3)))
    store.dispatch(menuToggled())
    await persistor.flush()
    const before = Object.fromEntries(texts)
    sent.length = 0
    for (const action of [
      ActionCreators.jumpToState(1),
      ActionCreators.toggleAction(2),
      ActionCreators.jumpToState(3),
      ActionCreators.rollback(),
    ])
      liftedStore.dispatch(action)
    store.dispatch(itemAdded(cartLine(1)))
    store.dispatch(navigate('/dogs'))
    await persistor.flush()
    expect(Object.fromEntries(texts)).toEqual(before)
    expect(sent).toEqual([])
  })

  it('would be caught: with the reducer of redux-persist an import throws', async () => {
    openDevTools(instrument() as StoreEnhancer)
    const trace = exported(await recorded())
    const bare = configureStore({ reducer: libraryReducer() }) as unknown as {
      liftedStore: Store<Lifted, Action>
    }
    expect(() => bare.liftedStore.dispatch(ActionCreators.importState(trace))).toThrow(/not a function/)
  })
})
