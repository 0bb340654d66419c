/** @jest-environment ./src/testing/environment.cjs */
import { sealedEffects } from '../../effects/sealed'
import { cartLine } from '../../testing/samples'
import { logoutRequested } from '../auth/authSlice'
import { makeStore } from '../makeStore'
import { itemAdded, itemRemoved, selectPurchaseItems, selectStartedPurchase } from './purchaseSlice'
import { startCheckout } from './startCheckout'

const line = (classId: string, dogId = 'd0') => cartLine(0, { classId, dogId })

const open = () => {
  let ids = 0
  const effects = { ...sealedEffects(), ids: { next: () => `key-${(ids += 1)}` } }
  return makeStore({}, { effects })
}
const request = { kind: 'membership', planId: '1-year', expectedTotal: 2600 } as const

describe('the cart', () => {
  it('holds a dog once in a class, and gives it back', () => {
    const store = open()
    store.dispatch(itemAdded(line('a')))
    store.dispatch(itemAdded(line('a')))
    store.dispatch(itemAdded(line('a', 'd1')))
    expect(selectPurchaseItems(store.getState()).map(({ item }) => item.dogId)).toEqual(['d0', 'd1'])
    store.dispatch(itemRemoved({ classId: 'a', dogId: 'd0' }))
    expect(selectPurchaseItems(store.getState()).map(({ item }) => item.dogId)).toEqual(['d1'])
  })

  it('is empty for the next user after a logout with any answer of the server', () => {
    const store = open()
    store.dispatch(itemAdded(line('a')))
    store.dispatch(logoutRequested())
    expect(selectPurchaseItems(store.getState())).toEqual([])
  })
})

describe('starting a checkout', () => {
  it('keeps its key for the same request and takes another for another', () => {
    const store = open()
    const keyOf = () => selectStartedPurchase(store.getState())?.key
    store.dispatch(startCheckout(request))
    store.dispatch(startCheckout({ ...request }))
    expect(keyOf()).toBe('key-1')
    store.dispatch(startCheckout({ ...request, planId: '3-years' }))
    expect(keyOf()).toBe('key-2')
  })
})
