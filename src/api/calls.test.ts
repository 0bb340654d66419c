import { paths } from '#contract/paths'
import { makeStore, type AppStore } from '../store/makeStore'
import { memoryEffects, type Answer } from '../testing/memoryEffects'
import { allEndpoints as endpoints, type Endpoint } from '../testing/allEndpoints'
import { sampleArg, sampleUser } from '../testing/samples'
import { api } from './api'
import type { ApiRequest } from './request'

/** What each endpoint asks for, with the argument that sampleArg gives it: one that is missing here fails below. */
const table: Record<string, string> = {
  getMe: 'GET /api/me',
  register: 'POST /api/register',
  login: 'POST /api/login',
  logout: 'POST /api/logout',
  getPurchases: 'GET /api/purchases',
  getCurrentPurchases: 'GET /api/purchases/current',
  getPurchase: 'GET /api/purchases/x',
  startPurchase: 'POST /api/purchases',
  withdrawEntry: 'POST /api/entries/x/withdrawal',
  getEntryChoices: 'GET /api/entries/x/change',
  changeEntry: 'POST /api/entries/x/change',
  getWaitingList: 'GET /api/waiting-list',
  joinWaitingList: 'POST /api/waiting-list',
  leaveWaitingList: 'DELETE /api/waiting-list/x',
  getOwnDraw: 'GET /api/shows/x/draw/application',
  applyToDraw: 'PUT /api/shows/x/draw/application',
  leaveDraw: 'DELETE /api/shows/x/draw/application',
  tryDiscountCode: 'POST /api/quote',
  payByCard: 'POST /api/payments/p/card',
  openPaymentPage: 'POST /api/payments/p/page',
  chooseTransfer: 'POST /api/payments/p/transfer',
  checkPayment: 'GET /api/purchases/x',
  cancelPurchase: 'DELETE /api/purchases/x',
  sendMessage: 'POST /api/contact',
  getDogs: 'GET /api/dogs',
  addDog: 'POST /api/dogs',
  getDog: 'GET /api/dogs/x',
  quoteDogChange: 'POST /api/dogs/x/change-quote',
  changeDog: 'PUT /api/dogs/x',
  getDogHistory: 'GET /api/dogs/x/history',
  getDogEntries: 'GET /api/dogs/x/entries?when=past',
  getDogShows: 'GET /api/dogs/x/shows',
  getDogSync: 'GET /api/dog-sync',
  saveColumns: 'PUT /api/dog-sync/columns',
  getRegisterFeed: 'GET /api/dog-sync/feed',
  syncDogs: 'POST /api/dog-sync',
  mergeDogs: 'POST /api/dog-sync/merge',
  getNexusLevels: 'GET /api/nexus-levels',
  uploadDogPhoto: 'PUT /api/dogs/x/photo',
  removeDogPhoto: 'DELETE /api/dogs/x/photo',
  getDogCard: 'GET /api/dogs/x/card',
  shareDogCard: 'PUT /api/dogs/x/card/link',
  stopSharingDogCard: 'DELETE /api/dogs/x/card/link',
  getDogKeepers: 'GET /api/dogs/x/keepers',
  sendInvitation: 'POST /api/dogs/x/invitations',
  takeBackInvitation: 'DELETE /api/dogs/x/invitations/x',
  removeManager: 'DELETE /api/dogs/x/manager',
  stopManaging: 'DELETE /api/dogs/x/manager',
  getReceivedInvitation: 'GET /api/dog-invitations/x',
  acceptInvitation: 'POST /api/dog-invitations/x/accept',
  declineInvitation: 'POST /api/dog-invitations/x/decline',
  getSharedCard: 'GET /api/cards/x',
  getCardKey: 'GET /api/card-key',
  getPlans: 'GET /api/plans',
  getNews: 'GET /api/news',
  getLatestNews: 'GET /api/news?limit=x',
  getNewsArticle: 'GET /api/news/x',
  saveOwnData: 'GET /api/my-data',
  saveOwnTable: 'GET /api/my-data/dogs',
  getDeletionCost: 'GET /api/profile/deletion',
  deleteAccount: 'POST /api/profile/deletion',
  forgotPassword: 'POST /api/forgot-password',
  resetPassword: 'POST /api/reset-password',
  getProfile: 'GET /api/profile',
  saveProfile: 'PUT /api/profile',
  changePassword: 'PUT /api/profile/password',
  changeEmail: 'PUT /api/profile/email',
  sendConfirmation: 'POST /api/profile/confirmation',
  confirmAddress: 'POST /api/confirm',
  getQuote: 'POST /api/quote',
  getEntryDefaults: 'GET /api/entries/defaults',
  saveReceipt: 'GET /api/purchases/x/receipt.pdf',
  sendReceipt: 'POST /api/purchases/x/receipt',
  getRules: 'GET /api/rules',
  getSessions: 'GET /api/sessions',
  endSession: 'DELETE /api/sessions/x',
  endOtherSessions: 'DELETE /api/sessions',
  renewSession: 'POST /api/sessions',
  endSessionsOf: 'POST /api/desk/sessions',
  getDeskHome: 'GET /api/desk',
  getDeskShows: 'GET /api/desk/shows',
  getEditedShow: 'GET /api/desk/shows/x/edit',
  addShow: 'POST /api/desk/shows',
  saveShow: 'PUT /api/desk/shows/x',
  findPeople: 'GET /api/desk/people?text=x',
  getShowHistory: 'GET /api/desk/shows/x/history',
  getShowConflicts: 'GET /api/desk/shows/x/conflicts?people=x',
  getShowPreview: 'GET /api/desk/shows/x/preview',
  getDeskPeople: 'GET /api/desk/people/list',
  getDeskPerson: 'GET /api/desk/people/x',
  addPerson: 'POST /api/desk/people',
  renamePerson: 'PUT /api/desk/people/x',
  invitePerson: 'POST /api/desk/people/x/invitation',
  takeBackPersonInvitation: 'DELETE /api/desk/people/x/invitation',
  answerAppointment: 'PUT /api/desk/shows/x/appointment',
  getReceivedPersonInvitation: 'GET /api/person-invitations/x',
  acceptPersonInvitation: 'POST /api/person-invitations/x/accept',
  declinePersonInvitation: 'POST /api/person-invitations/x/decline',
  getHousehold: 'GET /api/profile/household',
  askHousehold: 'POST /api/profile/household',
  agreeToHousehold: 'POST /api/profile/household/x/agreement',
  endHousehold: 'DELETE /api/profile/household/x',
  getDeskShow: 'GET /api/desk/shows/x',
  takeShowStep: 'POST /api/desk/shows/x/submission',
  getShowRefunds: 'GET /api/desk/shows/x/cancellation',
  cancelShow: 'POST /api/desk/shows/x/cancellation',
  getDeskClasses: 'GET /api/desk/shows/x/classes',
  getOrderSheet: 'GET /api/desk/shows/x/classes/x/running-order',
  drawOrder: 'POST /api/desk/shows/x/classes/x/running-order',
  moveInOrder: 'PUT /api/desk/shows/x/classes/x/running-order',
  getCourse: 'GET /api/desk/shows/x/classes/x/course',
  uploadCourse: 'PUT /api/desk/shows/x/classes/x/course?number=undefined',
  addRemark: 'POST /api/desk/shows/x/classes/x/course/remarks',
  answerRemark: 'POST /api/desk/shows/x/classes/x/course/answers',
  resolveRemark: 'POST /api/desk/shows/x/classes/x/course/resolutions',
  decideCourse: 'POST /api/desk/shows/x/classes/x/course/decisions',
  publishOrder: 'POST /api/desk/shows/x/classes/x/running-order/publication',
  getResultSheet: 'GET /api/desk/shows/x/classes/x/results',
  saveResults: 'PUT /api/desk/shows/x/classes/x/results',
  publishResults: 'POST /api/desk/shows/x/classes/x/results/publication',
  takeResultsBack: 'POST /api/desk/shows/x/classes/x/results/correction',
  getPublishedClasses: 'GET /api/shows/x/runs',
  getClassRuns: 'GET /api/shows/x/classes/x/runs',
  getDogRuns: 'GET /api/dogs/x/runs',
  getLatestRuns: 'GET /api/latest-runs',
  getLeagues: 'GET /api/leagues',
  findDogs: 'GET /api/desk/dogs?text=x',
  getDeskDog: 'GET /api/desk/dogs/x',
  measureDog: 'PUT /api/desk/dogs/x/height',
  correctFlags: 'POST /api/desk/dogs/x/corrections',
  getSecondFactor: 'GET /api/second-factor',
  prepareSecondFactor: 'POST /api/second-factor',
  startSecondFactor: 'PUT /api/second-factor',
  removeSecondFactor: 'POST /api/second-factor/removal',
  getShowEntries: 'GET /api/desk/shows/x/entries?order=oldest&by=class',
  getEntryCounts: 'GET /api/desk/shows/x/entry-counts',
  saveEntries: 'GET /api/desk/shows/x/entries.csv',
  saveCatalogue: 'GET /api/desk/shows/x/catalogue.pdf',
  getMoves: 'GET /api/desk/entries/x/change',
  moveAtDesk: 'POST /api/desk/entries/x/change',
  withdrawAtDesk: 'POST /api/desk/entries/x/withdrawal',
  getMailRecipients: 'GET /api/desk/shows/x/mail-recipients?class=x',
  getShowMails: 'GET /api/desk/shows/x/mails',
  sendShowMail: 'POST /api/desk/shows/x/mails',
  getShows: 'GET /api/shows?season=x',
  getNextShows: 'GET /api/next-shows?limit=x',
  getClosingShows: 'GET /api/closing-shows',
  getFittingShows: 'GET /api/fitting-shows?season=x',
  getCalendarFeed: 'GET /api/calendar-feed',
  makeCalendarFeed: 'PUT /api/calendar-feed',
  endCalendarFeed: 'DELETE /api/calendar-feed',
  findTowns: 'GET /api/towns?q=x',
  getShow: 'GET /api/shows/x',
  getPlaces: 'GET /api/shows/x/places',
  getEligibility: 'GET /api/shows/x/eligibility',
}
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

it('the table names every endpoint of the API, and no other [T27]', () => {
  expect(Object.keys(table).toSorted()).toEqual(endpoints.map(([name]) => name).toSorted())
})

describe('each call', () => {
  it.each(endpoints)(
    'goes below /api on its host, with the bearer token that is held: %s [6.7 7.1 9.1 10.8]',
    async (name, endpoint) => {
      const { store, requests } = await page(refused, { token: 'held' })
      await call(store, name, endpoint)
      expect(requests).toHaveLength(1)
      expect(`${requests[0]?.method} ${requests[0]?.url.replace('https://api.example.org', '')}`).toBe(table[name])
      expect(requests[0]?.headers.get('authorization')).toBe('Bearer held')
    },
  )

  it.each(endpoints)('carries no bearer where no token is held: %s [6.7]', async (name, endpoint) => {
    const { store, requests } = await page(refused)
    await call(store, name, endpoint)
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null])
  })

  it.each(endpoints)('ends the session at a 401 and tells it: %s [2.67 4.10 10.8]', async (name, endpoint) => {
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

  it('that nobody answers ends with an error, thrown at nobody [7.3 8.6]', async () => {
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

  it('has its field refusals told by the form alone where its address contains "register" [5.6]', async () => {
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
