import type { PurchaseItem } from '../../../contract/purchase'
import { authApi } from '../../api/authApi'
import { sealedEffects } from '../../effects/sealed'
import { makeStore } from '../makeStore'
import { itemAdded, itemRemoved, selectPurchaseItems, selectStartedPurchase } from './purchaseSlice'
import { startCheckout } from './startCheckout'

const line = (classId: string, dogId = 'd0'): PurchaseItem => ({
  item: {
    classId,
    dogId,
    dogName: 'Łatka',
    showSlug: 'open-day',
    showName: 'Open day',
    date: '2026-12-12',
    startTime: '08:30',
    ring: 1,
    type: 'agility',
    height: 'any',
    currency: 'GBP',
  },
  price: 550,
  total: 550,
})

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

  it('is empty for the next person after a log-out that could not reach the server', async () => {
    const effects = { ...sealedEffects(), fetch: () => Promise.reject(new TypeError('Failed to fetch')) }
    const store = makeStore({}, { effects })
    store.dispatch(itemAdded(line('a')))
    await store.dispatch(authApi.endpoints.logout.initiate())
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
