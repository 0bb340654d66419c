import '../api/desk/deskSearchApi'
import '../api/payment/cardApi'
import { loginApi } from '../api/account/loginApi'
import { profileApi } from '../api/account/profileApi'
import { sessionsApi } from '../api/account/sessionsApi'
import '../api/news/newsApi'
import { api } from '../api/api'
import type { UnknownAction } from '@reduxjs/toolkit'
import { noDetails } from '#contract/entry/details'
import type { AppStore } from '../store/makeStore'
import { fieldChanged, formBegun } from '../store/forms/formsSlice'
import { formOf } from '../store/forms/formState'
import { searchAsked, searchTyped } from '../store/desk/deskSearchSlice'
import { tableRead } from '../store/dogSync/dogSyncSlice'
import { discountAccepted, entryDetailsChosen } from '../store/purchase/purchaseSlice'
import { navigate } from '../store/router/navigation'
import { sampleId } from './samples'

/**
 * Secrets that no saved trace may hold, in any encoding; with what makes encodings differ. Those of every field of the contract
 * are in schemaCanaries.ts.
 */
export const canaries = {
  email: 'canary.person+1@example.org',
  password: 'canary "pass\\word" ż/1',
  code: 'canaryotp1',
  factor: 'CANARYSECRETBASE32',
  uri: 'otpauth://totp/canary?secret=CANARYSECRETBASE32',
  phone: '+48 600 700 800',
  street: '7 Canary “Wharf” Łąkowa',
  name: 'Canary Żółć-Person',
  emergency: 'Emergency Canary',
  handler: 'Junior Canary "Jr"',
  microchip: '981098104567890',
  card: '4242 4242 4242 4242',
  reset: 'canaryresettoken00001',
  confirm: 'canaryconfirmtoken001',
  shared: 'canarysharedcard00001',
  feed: 'canaryfeedofamember000000000000000000000001',
  sought: 'Sought Canary Łoś',
  cell: 'Cell “Canary” of a file',
  discount: 'CANARYDISCOUNT',
} as const

type Call = { initiate: (arg: unknown) => UnknownAction }
/** A call that its file gives to screens alone, as hooks. */
const call = (name: string, arg: unknown) => (api.endpoints as unknown as Record<string, Call>)[name]!.initiate(arg)

const typed = (store: AppStore, id: string, path: string, text: string) => {
  store.dispatch(formBegun({ id, form: formOf({ [path]: '' }, null) }))
  for (let length = 1; length <= text.length; length += 1)
    store.dispatch(fieldChanged({ id, path, value: text.slice(0, length) }))
}

const { login } = loginApi.endpoints
const { saveProfile, confirmAddress } = profileApi.endpoints
const profile = {
  name: canaries.name,
  street: canaries.street,
  postcode: 'AB1 2CD',
  city: 'Łódź',
  country: 'Poland',
  phone: canaries.phone,
  emergencyName: canaries.emergency,
  emergencyPhone: canaries.phone,
  locale: 'en' as const,
  version: 1,
}
const details = { ...noDetails, handlerName: canaries.handler, phone: canaries.phone }
const credentials = { email: canaries.email, password: canaries.password }

/** What puts canaries into actions, states, cache keys and addresses: typed letter by letter, sent, received, followed. */
export const stepsWithSecrets: ((store: AppStore) => unknown)[] = [
  (store) => typed(store, 'login', 'email', canaries.email),
  (store) => typed(store, 'profile', 'name', canaries.name),
  (store) => typed(store, 'profile', 'street', canaries.street),
  (store) => typed(store, 'day', 'phone', canaries.phone),
  (store) => typed(store, 'dog', 'microchip', canaries.microchip),
  (store) => store.dispatch(login.initiate({ ...credentials, oneTimeCode: canaries.code })),
  (store) => store.dispatch(saveProfile.initiate(profile)),
  (store) => store.dispatch(confirmAddress.initiate({ token: canaries.confirm })),
  (store) => store.dispatch(sessionsApi.endpoints.prepareSecondFactor.initiate({ currentPassword: canaries.password })),
  (store) => {
    // In a sentence, a name is found where a field has said that it is one.
    typed(store, 'profile', 'name', canaries.name)
    return store.dispatch(call('getNews', { text: `by ${canaries.email} "${canaries.name}"` }))
  },
  (store) =>
    store.dispatch(
      call('payByCard', {
        paymentId: sampleId(7, 1),
        card: { number: canaries.card, expiry: '12/31', cvc: '987' },
      }),
    ),
  (store) => store.dispatch(navigate(`/reset-password/${canaries.reset}`)),
  (store) => store.dispatch(navigate(`/confirm/${canaries.confirm}?next=/dogs#top`)),
  (store) => store.dispatch(navigate(`/cards/${canaries.shared}`)),
  (store) => store.dispatch(call('getNews', { text: `https://example.org/api/calendar/${canaries.feed}.ics` })),
  (store) => store.dispatch(navigate(`/login?${new URLSearchParams({ email: canaries.email, name: canaries.name })}`)),
  (store) => {
    for (let length = 1; length <= canaries.sought.length; length += 1)
      store.dispatch(searchTyped({ sought: canaries.sought.slice(0, length) }))
    return store.dispatch(searchAsked({ sought: canaries.sought }))
  },
  (store) => store.dispatch(call('searchDesk', { sought: canaries.sought })),
  (store) => store.dispatch(tableRead({ headers: ['Dog'], cells: [[canaries.cell, canaries.microchip]] })),
  (store) => store.dispatch(discountAccepted({ code: canaries.discount, ownerId: sampleId(1, 1) })),
  (store) => store.dispatch(entryDetailsChosen([{ classId: sampleId(5, 101), dogId: sampleId(2, 1), details }])),
]
