import { allEndpoints as contract } from '#contract/allEndpoints'
import { paths } from '#contract/shared/paths'
import { makeStore, type AppStore } from '../store/makeStore'
import { memoryEffects, type Answer } from '../testing/memoryEffects'
import { allEndpoints as endpoints, type Endpoint } from '../testing/allEndpoints'
import { contractCall } from '../testing/contractCall'
import { sampleArg, sampleUser } from '../testing/samples'
import { api } from './api'
import type { ApiRequest } from './request'

/** Endpoints that make a call under another name, or one of several calls. */
const otherNames: Record<string, string> = {
  changeDiscount: 'endDiscount',
  checkPayment: 'getPurchase',
  getLatestNews: 'getNews',
  saveEntries: 'getEntriesTable',
  saveExtra: 'addExtra',
  saveExtras: 'getExtrasTable',
  saveInvoices: 'getInvoiceTable',
  saveJournal: 'getJournalTable',
  saveMemberCards: 'getMemberCards',
  saveMembers: 'getMembersTable',
  saveProblemTrace: 'getProblemTrace',
  saveRuns: 'getRunsTable',
  saveSettlement: 'getSettlementTable',
  stopManaging: 'removeManager',
  takeShowStep: 'submitShow',
  tryDiscountCode: 'getQuote',
}

const forbidden: Answer = { status: 403, body: JSON.stringify({ code: 'forbidden', message: 'You may not.' }) }
const refused: Answer = { status: 401, body: JSON.stringify({ code: 'unauthorized', message: 'Please log in.' }) }

const page = async (answer: Answer, stored: Record<string, string> = {}) => {
  const requests: Request[] = []
  const environment = memoryEffects((request) => {
    requests.push(request)
    return answer
  }, stored)
  // Whose user is known already: the first GET /me restores a session, and is silent.
  const auth = { user: sampleUser(), token: null, pathname: null }
  const store = makeStore({ auth }, { effects: environment.effects, apiHost: 'https://api.example.org' })
  await store.persist()
  return { store, requests, ...environment }
}
const call = async (store: AppStore, name: string, { initiate }: Endpoint) => {
  const sent: unknown = store.dispatch(initiate(sampleArg(name)))
  await sent
}
const { anything } = api.injectEndpoints({
  endpoints: (build) => ({ anything: build.mutation<unknown, ApiRequest>({ query: (request) => request }) }),
}).endpoints

it('every endpoint makes its call of the contract below /api on its host, with the bearer token that is held [6.7 7.1 9.1 T27]', async () => {
  let { store, requests } = await page(forbidden, { token: 'held' })
  for (const [name, endpoint] of endpoints) {
    // Logging out ends the session with any answer.
    if (store.getState().auth.token === null) ({ store, requests } = await page(forbidden, { token: 'held' }))
    await call(store, name, endpoint)
    const [request] = requests.splice(0)
    const { origin, pathname, searchParams } = new URL(request?.url ?? '')
    const called = contractCall(request?.method ?? '', pathname)
    expect([name, origin]).toEqual([name, 'https://api.example.org'])
    expect([name, called]).toEqual([name, contract[otherNames[name] ?? name] ?? 'a call of the contract'])
    const { shape = {} } = (called?.schema.querystring ?? {}) as { shape?: object }
    expect([name, [...searchParams.keys()].filter((key) => !(key in shape))]).toEqual([name, []])
    expect([name, request?.headers.get('authorization')]).toEqual([name, 'Bearer held'])
  }
})

// A query, a mutation with a body and one without: all endpoints share one base query, which the test above has met.
const representatives = endpoints.filter(([name]) => ['getDogs', 'addDog', 'leaveWaitingList'].includes(name))

describe.each(representatives)('the call %s', (name, endpoint) => {
  it('carries no bearer where no token is held [6.7]', async () => {
    const { store, requests } = await page(refused)
    await call(store, name, endpoint)
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null])
  })

  it('ends the session at a 401 and shows its message [2.67 4.10 10.8]', async () => {
    const { store, sent } = await page(refused, { token: 'held' })
    await call(store, name, endpoint)
    const { auth, notifications } = store.getState()
    expect(auth.token).toBeNull()
    expect(sent).toContain(`replace ${paths.login}`)
    expect(notifications.list).toEqual([{ id: 1, message: 'Please log in.', count: 1, calls: [expect.any(String)] }])
  })
})

describe('a call', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('may be a %s, and ends with data [7.2]', async (method) => {
    const { store, sent } = await page({ status: 200, body: '{"well":"done"}' })
    const result = await store.dispatch(anything.initiate({ url: '/anything', method }))
    expect(sent).toEqual([`${method} /api/anything`])
    expect(result).toEqual({ data: { well: 'done' } })
  })

  it('without an answer ends with an error, which is never thrown [7.3 8.6]', async () => {
    const { store } = await page(null)
    const result = await store.dispatch(anything.initiate({ url: '/anything', method: 'PUT' }))
    expect(result).toMatchObject({ error: { message: 'Failed to fetch' } })
  })

  it('has "register" in its address for registering alone [7.6]', async () => {
    const { store, requests } = await page(refused)
    for (const [name, endpoint] of endpoints) await call(store, name, endpoint)
    const urls = requests.map(({ url }) => url).filter((url) => url.includes('register'))
    expect(urls).toEqual(['https://api.example.org/api/register'])
  })

  it('reports field refusals by the form alone when its address contains "register" [5.6]', async () => {
    const { store } = await page({
      status: 400,
      body: '{"code":"validation_failed","message":"No.","email":"invalid"}',
    })
    await store.dispatch(anything.initiate({ url: '/clubs/register?by=mail', method: 'POST' }))
    expect(store.getState().notifications.list).toEqual([])
    await store.dispatch(anything.initiate({ url: '/clubs', method: 'POST' }))
    expect(store.getState().notifications.list).toHaveLength(1)
  })
})
