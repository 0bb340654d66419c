import { authEndpoints } from '#contract/account/authEndpoints'
import type { OwnPlans, Plan } from '#contract/membership/membership'
import { apiBase, paths } from '#contract/shared/paths'
import { membershipEndpoints } from '#contract/membership/membershipEndpoints'
import { purchaseEndpoints } from '#contract/purchase/purchaseEndpoints'
import { authApi } from '../../api/account/authApi'
import { membershipApi } from '../../api/membership/membershipApi'
import { settle, until } from '../../testing/eventLoop'
import { memoryEffects } from '../../testing/memoryEffects'
import { sampleUser } from '../../testing/samples'
import { flagsReceived } from '../flags/flagsSlice'
import { makeStore } from '../makeStore'
import type { RootState } from '../rootReducer'
import { navigate } from '../router/navigation'
import { timePassed } from '../ui/uiSlice'
import { selectStartedPurchase } from './purchaseSlice'

const plans: Plan[] = [
  { id: '1-year', years: 1, price: 2600, currency: 'GBP' },
  { id: '3-years', years: 3, price: 6000, currency: 'GBP' },
]
const pay = (plan: Plan['id']) => navigate(`${paths.registrationPayment}?plan=${plan}`)
const flags = { 'registration-disabled': false, 'login-disabled': false }

const answers: Record<string, unknown> = {
  [apiBase + membershipEndpoints.getPlans.path]: plans,
  [apiBase + membershipEndpoints.getOwnPlans.path]: { plans, kind: 'adult', juniorYears: 18 } satisfies OwnPlans,
  [apiBase + authEndpoints.getMe.path]: sampleUser(),
}

/** A page whose purchases stay without an answer, so that each call counts. */
const open = (stored: Record<string, string> = {}, preloaded: Partial<RootState> = {}, unknown: string[] = []) => {
  const { effects, sent } = memoryEffects((request) => {
    const { pathname } = new URL(request.url)
    if (unknown.includes(pathname)) return { status: 404, body: JSON.stringify({ code: 'not_found', message: '' }) }
    const body = answers[pathname]
    return body ? { status: 200, body: JSON.stringify(body) } : { status: 503, body: '' }
  }, stored)
  const store = makeStore(preloaded, { effects, apiHost: 'http://localhost' })
  return {
    ...store,
    readPlans: () => store.dispatch(membershipApi.endpoints.getOwnPlans.initiate()),
    started: () => selectStartedPurchase(store.getState()),
    /** How many purchases were sent, once one was. */
    calls: async () => {
      const isPurchase = (call: string) => call === `POST ${apiBase}${purchaseEndpoints.startPurchase.path}`
      await until(() => sent.some(isPurchase))
      await settle()
      return sent.filter(isPurchase).length
    },
  }
}

it('starts a purchase once its price is known, and not again while the clock runs', async () => {
  const { dispatch, readPlans, started, calls } = open()
  dispatch(pay('1-year'))
  expect(started()).toBeNull()
  await readPlans()
  expect(started()?.request).toEqual({ kind: 'membership', planId: '1-year', expectedTotal: 2600 })
  dispatch(timePassed('2026-11-21T10:00:01.000Z'))
  expect(await calls()).toBe(1)
})

it('starts a purchase at the price for everyone where the server knows no other', async () => {
  const { dispatch, started } = open({}, {}, [apiBase + membershipEndpoints.getOwnPlans.path])
  dispatch(pay('1-year'))
  await dispatch(membershipApi.endpoints.getOwnPlans.initiate())
  await dispatch(membershipApi.endpoints.getPlans.initiate())
  expect(started()?.request).toEqual({ kind: 'membership', planId: '1-year', expectedTotal: 2600 })
})

it('starts one at once where the price is known already, and another for another plan', async () => {
  const { dispatch, readPlans, started, calls } = open()
  await readPlans()
  expect(started()).toBeNull()
  dispatch(pay('1-year'))
  const first = started()?.key
  dispatch(pay('3-years'))
  expect(started()).toMatchObject({ request: { planId: '3-years' } })
  expect(started()?.key).not.toBe(first)
  expect(await calls()).toBe(2)
})

it('starts none where nothing is sold at the moment, and one as soon as it is', async () => {
  const { dispatch, readPlans, started } = open()
  dispatch(flagsReceived({ ...flags, 'maintenance-mode': true }))
  dispatch(pay('1-year'))
  await readPlans()
  expect(started()).toBeNull()
  dispatch(flagsReceived({ ...flags, 'maintenance-mode': false }))
  expect(started()).not.toBeNull()
})

it('starts none before the account of a held token is known', async () => {
  const { dispatch, readPlans, started } = open({}, { auth: { token: 'held', user: null, pathname: null } })
  dispatch(pay('1-year'))
  await readPlans()
  expect(started()).toBeNull()
  await dispatch(authApi.endpoints.getMe.initiate())
  expect(started()).not.toBeNull()
})

it('takes up the purchase that the browser has kept over a reload, under its key [M80]', async () => {
  const request = { kind: 'membership', planId: '1-year', expectedTotal: 2600 }
  const page = open({ purchase: JSON.stringify({ key: 'kept', ownerId: '', request }) })
  page.dispatch(pay('1-year'))
  await page.persist()
  await page.readPlans()
  expect(page.started()?.key).toBe('kept')
  expect(await page.calls()).toBe(1)
})
