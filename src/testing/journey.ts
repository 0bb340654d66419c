import type { Reducer, Store, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import * as fc from 'fast-check'
import { authEndpoints } from '#contract/account/authEndpoints'
import { loginEndpoints } from '#contract/account/loginEndpoints'
import { sessionEndpoints } from '#contract/account/session'
import { quoteEndpoints } from '#contract/purchase/quote'
import { purchaseEndpoints } from '#contract/purchase/purchaseEndpoints'
import { flagNames } from '#contract/flags/flags'
import { apiBase, paths } from '#contract/shared/paths'
import { authApi } from '../api/account/authApi'
import { loginApi } from '../api/account/loginApi'
import { purchaseListsApi } from '../api/purchase/purchaseListsApi'
import { purchasesApi } from '../api/purchase/purchasesApi'
import { quoteApi } from '../api/purchase/quoteApi'
import { logoutRequested } from '../store/auth/authSlice'
import {
  fieldChanged,
  fieldLeft,
  formBegun,
  formLeft,
  formRefused,
  formSent,
  formSubmitted,
} from '../store/forms/formsSlice'
import { formOf } from '../store/forms/formState'
import { dayChosen } from '../store/show/showViewSlice'
import { flagsReceived } from '../store/flags/flagsSlice'
import type { Effects } from '../effects/effects'
import { makeStore, type AppStore } from '../store/makeStore'
import { notificationDismissed } from '../store/notifications/notificationsSlice'
import type { PersistedState } from '../store/persist/persistedReducer'
import { itemAdded, itemRemoved } from '../store/purchase/purchaseSlice'
import { startCheckout } from '../store/purchase/startCheckout'
import { navigate } from '../store/router/navigation'
import type { DialogOverlay, Overlay } from '../store/ui/overlay'
import { closed, colorSchemeChosen, localeChosen, menuToggled, opened, timePassed } from '../store/ui/uiSlice'
import { openDevTools } from './devTools'
import { memoryEffects, type Answer } from './memoryEffects'
import { canaries, stepsWithSecrets } from './canaries'
import { cartLine, sampleId, samplePurchase, sampleUser } from './samples'

const right = (path: string, person: number): unknown => {
  if (path === authEndpoints.getMe.path) return sampleUser(person)
  if (path === loginEndpoints.login.path || path === loginEndpoints.register.path)
    return { token: `token-of-${person}`, user: sampleUser(person) }
  if (path === sessionEndpoints.getSecondFactor.path) return { secret: canaries.factor, uri: canaries.uri }
  if (path === quoteEndpoints.getQuote.path) return { lines: [], missing: [], total: 0, currency: 'GBP' }
  if (!path.startsWith(purchaseEndpoints.startPurchase.path)) return null
  return { ...samplePurchase('pending', []), holdUntil: '2026-11-21T10:10:00.000Z' }
}
/** A purchase that is over when it is answered: what was read of it before is replaced. */
const paid = (path: string, person: number): unknown =>
  path.startsWith(purchaseEndpoints.startPurchase.path) ? samplePurchase('paid', []) : right(path, person)

const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) })
/** How the world answers: rightly, or in one of the ways in which it fails. */
const environments: Record<string, (path: string, person: number) => Answer> = {
  right: (path, person) => json(200, right(path, person)),
  paid: (path, person) => json(200, paid(path, person)),
  refused: () => json(401, { code: 'unauthorized', message: 'Log in to continue.' }),
  refusedAsPage: () => ({ status: 401, body: '<h1>401</h1>', type: 'text/html' }),
  locked: () => json(423, { code: 'checkout_locked', message: 'Closed.' }),
  fields: () => json(400, { code: 'email_taken', message: 'Taken.', email: 'email_taken' }),
  broken: () => json(500, { code: 'internal_error', message: 'Something went wrong.' }),
  page: () => ({ status: 200, body: '<!doctype html>', type: 'text/html' }),
  nothing: () => ({ status: 204, body: '' }),
  null: () => json(200, null),
  cutOff: () => ({ status: 200, body: '{"id":' }),
  offline: () => null,
}

interface Traveller {
  store: AppStore
  environment: ReturnType<typeof memoryEffects>
  answer: { as: string; person: number }
}
export type Step = (traveller: Traveller) => unknown

const step = <Value>(values: fc.Arbitrary<Value>, take: (traveller: Traveller, value: Value) => unknown) =>
  values.map(
    (value): Step =>
      (traveller) =>
        take(traveller, value),
  )
const dispatching = <Value>(values: fc.Arbitrary<Value>, action: (value: Value) => UnknownAction) =>
  step(values, ({ store }, value) => store.dispatch(action(value)))
const always = fc.constant(null)
const transfer: DialogOverlay = { kind: 'dialog', dialog: 'recordTransfer' }
const loginForm = { id: 'login' }
const dog = fc.integer({ min: 1, max: 4 })
const credentials = { email: 'member@example.org', password: 'clear-round' }
const { getMe } = authApi.endpoints
const { login, register } = loginApi.endpoints
const { getPurchase } = purchasesApi.endpoints
const { getCurrentPurchases } = purchaseListsApi.endpoints
const { getQuote } = quoteApi.endpoints

const secretSteps = stepsWithSecrets.map((take) => step(always, ({ store }) => void take(store)))

const call = (start: (store: AppStore) => unknown) => step(always, ({ store }) => void start(store))
const steps: fc.Arbitrary<Step>[] = [
  step(
    fc.record({ as: fc.constantFrom(...Object.keys(environments)), person: fc.integer({ min: 1, max: 2 }) }),
    (one, how) => Object.assign(one.answer, how),
  ),
  step(always, ({ answer }) => Object.assign(answer, { as: 'right' })),
  call((store) => store.dispatch(login.initiate(credentials))),
  call((store) => store.dispatch(register.initiate({ ...credentials, name: 'Zoë Żak', consent: true }))),
  call((store) => store.dispatch(logoutRequested())),
  call((store) => store.dispatch(getMe.initiate(undefined, { forceRefetch: true }))),
  call((store) => store.dispatch(getPurchase.initiate(sampleId(6, 1), { forceRefetch: true }))),
  call((store) => store.dispatch(getCurrentPurchases.initiate(undefined, { forceRefetch: true }))),
  call((store) =>
    store.dispatch(
      getQuote.initiate({ items: [{ classId: sampleId(5, 101), dogId: sampleId(2, 1) }] }, { forceRefetch: true }),
    ),
  ),
  call((store) =>
    store.dispatch(startCheckout({ kind: 'membership', planId: '1-year', expectedTotal: 2600 }, { asNew: false })),
  ),
  step(fc.constantFrom(...Object.values(paths), '/shows/open-day?dog=1#top', '/nowhere'), ({ store }, path) =>
    store.dispatch(navigate(path)),
  ),
  dispatching(dog, (number) => itemAdded(cartLine(number, { ownerId: sampleId(1, 1) }))),
  dispatching(dog, (number) => itemRemoved(cartLine(number).item)),
  dispatching(fc.record(Object.fromEntries(flagNames.map((name) => [name, fc.boolean()]))), (flags) =>
    flagsReceived(flags as never),
  ),
  dispatching(fc.constantFrom('en' as const, 'pl' as const), localeChosen),
  dispatching(fc.constantFrom('light' as const, 'dark' as const), colorSchemeChosen),
  dispatching(always, () => menuToggled()),
  ...[opened, closed].map((action) =>
    dispatching(
      fc.constantFrom<Overlay>({ kind: 'menu', menu: 'join' }, { kind: 'menu', menu: 'compete' }, transfer, {
        kind: 'dialog',
        dialog: 'receivedOn',
        within: transfer,
      }),
      action,
    ),
  ),
  dispatching(fc.integer({ min: 1, max: 9 }), notificationDismissed),
  dispatching(fc.string(), (email) => formBegun({ id: 'login', form: formOf({ email }, null) })),
  dispatching(fc.string(), (value) => fieldChanged({ id: 'login', path: 'email', value, refusal: null })),
  ...[() => fieldLeft({ id: 'login', path: 'email' }), () => formSubmitted(loginForm), () => formSent(loginForm)].map(
    (action) => dispatching(always, action),
  ),
  dispatching(fc.constantFrom('email_taken' as const, 'password_wrong' as const), (email) =>
    formRefused({ ...loginForm, refusals: { email } }),
  ),
  dispatching(always, () => formLeft(loginForm)),
  dispatching(fc.string(), dayChosen),
  step(always, ({ store, environment }) => store.dispatch(timePassed(environment.effects.clock.now()))),
  step(always, ({ environment }) => environment.runTimers()),
  step(
    fc.constantFrom<[string, string | null]>(
      ['token', null],
      ['token', 'token-of-2'],
      ['purchase-items', JSON.stringify([cartLine(3), cartLine(4)])],
      ['purchase-items', 'undefined'],
      ['locale', 'pl'],
    ),
    ({ environment }, [key, value]) => environment.writeElsewhere(key, value),
  ),
  // Answers arrive between two steps, or only after several.
  step(always, () => new Promise((resolve) => setTimeout(resolve))),
]

/** What a recorder saw: each action, and the state after it. */
export interface Recorded {
  start: PersistedState
  taken: { action: UnknownAction; state: PersistedState }[]
}

/** Records in DevTools' place, around what `inner` is; `taken` grows while the store lives. */
export const recordTo = (recorded: Recorded, inner: StoreEnhancer = (create) => create): StoreEnhancer => {
  type CreateStore = (reducer: Reducer<PersistedState>, start?: PersistedState) => Store<PersistedState>
  const recorder = (create: CreateStore) => (reducer: Reducer<PersistedState>, start?: PersistedState) => {
    const createStore = inner(create as never) as unknown as CreateStore
    const store = createStore((state, action) => {
      const next = reducer(state, action)
      recorded.taken.push({ action, state: next })
      return next
    }, start)
    // The initial action is the store's own; a trace starts after it.
    recorded.start = store.getState()
    recorded.taken.length = 0
    return store
  }
  return recorder as unknown as StoreEnhancer
}

const length = { minLength: 130, maxLength: 130 }
export const journeys = fc.array(fc.oneof(...steps), length)
/** Journeys on which secrets are typed, sent and received as well. */
export const secretJourneys = fc.array(fc.oneof(...steps, ...secretSteps), { minLength: 300, maxLength: 300 })

interface WalkOptions {
  stored?: Record<string, string>
  /** The enhancer inside the recorder, DevTools for example. */
  inner?: StoreEnhancer
  /** Wraps the port before the store gets it. */
  watch?: (effects: Effects) => Effects
  /** The journey ends where this is so. */
  isLongEnough?: () => boolean
}

/** Walks a journey on a new live store. */
export const walk = async (
  planned: Step[],
  { stored = {}, inner, watch = (effects) => effects, isLongEnough = () => false }: WalkOptions = {},
): Promise<Recorded> => {
  const recorded: Recorded = { start: {} as PersistedState, taken: [] }
  openDevTools(recordTo(recorded, inner))
  const answer = { as: 'right', person: 1 }
  const environment = memoryEffects(({ url }) => {
    const path = new URL(url).pathname.slice(apiBase.length)
    return (environments[answer.as] ?? environments['right'])?.(path, answer.person) ?? null
  }, stored)
  const store = makeStore({}, { effects: watch(environment.effects), apiHost: 'http://localhost' })
  const persistor = await store.persist()
  for (const take of planned) {
    if (isLongEnough()) break
    await take({ store, environment, answer })
  }
  await persistor.flush()
  persistor.pause()
  return recorded
}
