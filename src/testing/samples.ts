import type { PurchaseItem } from '#contract/purchase/cartItem'
import { noDetails } from '#contract/entry/details'
import type { Purchase } from '#contract/purchase/purchase'
import type { ShowSummary } from '#contract/show/show'
import type { User } from '#contract/account/user'

/** Ids as the sample data have them: people 1, dogs 2, shows 3, classes 5. */
export const sampleId = (group: number, number: number) =>
  `0000000${group}-0000-4000-8000-${String(number).padStart(12, '0')}`

export const sampleUser = (number = 1): User => ({
  id: sampleId(1, number),
  email: `member${number}@example.org`,
  name: 'Zoë Żak',
  roles: ['ROLE_USER'],
  registeredAt: '2026-01-01T10:00:00.000Z',
  renewalDate: '2027-01-01',
  pausedDays: null,
  emailConfirmed: true,
  sessionEnds: { idle: '2027-01-15T10:00:00.000Z', latest: '2027-03-02T10:00:00.000Z' },
  newDocuments: [],
  acting: null,
})

/** A line of the cart; `what` takes the place of parts of its entry. */
export const cartLine = (dog: number, what: Partial<PurchaseItem['item']> = {}): PurchaseItem => ({
  item: {
    classId: sampleId(5, 101),
    dogId: sampleId(2, dog),
    dogName: 'Łatka',
    showSlug: 'open-day',
    showName: 'Open day',
    date: '2026-12-12',
    startTime: '08:30',
    ring: 1,
    type: 'agility',
    height: 'any',
    currency: 'GBP',
    ...what,
  },
  price: 550,
  total: 550,
})

/** A purchase of entries, or of what else its lines are. */
export const samplePurchase = (status: Purchase['status'], lines: Purchase['lines']): Purchase => ({
  id: sampleId(6, 1),
  number: 1,
  status,
  lines,
  extras: [],
  total: 0,
  currency: 'GBP',
  createdAt: '2026-06-01T10:00:00.000Z',
  paidAt: status === 'paid' ? '2026-06-01T10:00:00.000Z' : null,
  holdUntil: null,
  paymentId: sampleId(7, 1),
  checking: false,
  payer: 'Zoë Żak',
  payerEmail: 'zoe@example.org',
  payerAddress: [],
  card: null,
  tax: null,
  memberUntil: null,
  discount: null,
  ways: status === 'pending' ? ['card_form'] : [],
  transfer: null,
  desk: null,
  paidOn: status === 'paid' ? '2026-06-01' : null,
  refundedOn: null,
})

/** A line of a purchase for an entry of the cart. */
export const entryLine = ({ item, price }: PurchaseItem): Purchase['lines'][number] => ({
  kind: 'entry',
  entryId: sampleId(8, 1),
  item,
  number: null,
  details: noDetails,
  price,
  early: null,
  reduction: null,
  discount: 0,
  status: 'paid',
  refundRule: null,
  showCancelled: false,
  classCancelled: false,
  termsChanged: false,
  changeClosed: false,
  refund: null,
  was: [],
  withdrawal: null,
})

/** A show that takes entries from June to the end of 12 June 2026. */
export const sampleShow = (what: Partial<ShowSummary> = {}): ShowSummary => ({
  slug: 'open-day',
  name: 'Open day',
  startDate: '2026-06-20',
  endDate: '2026-06-21',
  state: 'published',
  addressLines: [],
  postcode: '',
  city: 'Leeds',
  country: '',
  latitude: null,
  longitude: null,
  judges: [],
  heights: [],
  classCount: 1,
  ringCount: 1,
  capacity: 10,
  placesLeft: 5,
  timeZone: 'Europe/London',
  entriesOpenAt: '2026-06-01T08:00:00.000Z',
  entriesCloseAt: '2026-06-12T22:59:59.000Z',
  fairOpening: null,
  ...what,
})

const textEndpoints = [
  'saveCatalogue',
  'sendReceipt',
  'endSession',
  'cancelPurchase',
  'checkPayment',
  'removeDogPhoto',
  'shareDogCard',
  'stopSharingDogCard',
  'findDogs',
  'findPeople',
  'findTowns',
  'makeCalendarFeed',
  'endCalendarFeed',
  'getMoves',
  'giveRefund',
  'saveEntryForm',
  'removeHelper',
  'saveHelperSheet',
  'removeManager',
  'stopManaging',
  'acceptInvitation',
  'declineInvitation',
  'leaveWaitingList',
  'leaveDraw',
  'cancelPersonInvitation',
  'agreeToHousehold',
  'endHousehold',
  'saveProblemTrace',
  'deleteProblem',
  'unblockMember',
  'sendMemberConfirmation',
  'stopMemberEmailChange',
  'endTransfer',
  'markTransferSent',
  'reopenLine',
  'reopenProviderLine',
]

const ofClass = ['getOrderSheet', 'getResultSheet', 'getClassRuns', 'getCourse']

/** Samples of which one matches each endpoint's schema. */
export const sampleArg = (endpoint: string): unknown => {
  if (endpoint === 'getQuote' || endpoint === 'tryDiscountCode') return { items: [] }
  if (endpoint === 'getFittingShows') return { season: 'x', later: false }
  if (endpoint === 'sellExtras') return { slug: 'x', key: 'x', body: {} }
  if (endpoint === 'getShowResults') return { slug: 'x', text: 'x' }
  if (endpoint === 'searchDesk') return { sought: 'x' }
  if (endpoint === 'getShowConflicts') return { slug: 'x', people: 'x' }
  if (endpoint === 'getNews' || endpoint === 'getDeskPeople') return { order: 'newest', text: '' }
  if (endpoint === 'getMembers') return { order: 'oldest', by: 'name', text: '', state: '', group: '' }
  if (endpoint === 'removeFromFamily') return { id: 'x', memberId: 'x' }
  if (endpoint === 'getMergePreview') return { id: 'x', otherId: 'x' }
  if (endpoint === 'getMemberCounts') return { text: '', state: '', group: '' }
  if (endpoint === 'saveMembers') return { as: 'csv', text: '', state: '', group: '' }
  if (endpoint === 'countAudience') return { kind: 'news', audience: { text: 'x', state: [], group: [], ids: [] } }
  if (endpoint === 'getPayments')
    return { order: 'newest', month: '', text: 'x', kind: '', show: '', account: '', state: '' }
  if (endpoint === 'getLedgerTransactions') return { order: 'newest', month: '', account: 'cash' }
  if (endpoint === 'getDiscounts') return { order: 'oldest', text: 'x', state: '' }
  if (endpoint === 'changeDiscount') return { id: 'x', step: 'end', version: 1 }
  if (endpoint === 'settleLines') return [{ id: 'x', reference: 'x', refundId: null, difference: null }]
  if (endpoint === 'getInvoices') return { order: 'newest', month: '', text: 'x' }
  if (endpoint === 'saveInvoices') return { as: 'csv', month: '2026-11-01' }
  if (endpoint === 'saveInvoice' || endpoint === 'saveDeskInvoice') return { id: 'x', number: 'x/1', language: 'en' }
  if (endpoint === 'saveJournal') return { as: 'csv', month: '2026-11-01' }
  if (endpoint === 'saveExtra') return { slug: 'x', at: null }
  if (endpoint === 'saveExtras') return { as: 'csv', slug: 'a-slug' }
  if (endpoint === 'getExtraBuyers' || endpoint === 'getExtrasForMember') return { slug: 'x', id: 'x' }
  if (endpoint === 'saveContractPdf') return { slug: 'x', id: 'x', file: 'contract', language: 'en' }
  if (endpoint === 'saveSettlement') return { as: 'csv', slug: 'a-slug' }
  if (endpoint === 'getPurchases') return { order: 'newest', kind: '' }
  if (endpoint === 'getDeskProblems') return { order: 'newest', text: '', state: '' }
  if (endpoint === 'getDeskShows') return { order: 'newest', text: '', state: '' }
  if (endpoint === 'getShowEntries') return { slug: 'x', order: 'oldest', by: 'class', class: '', status: '', text: '' }
  if (endpoint === 'saveEntries') return { slug: 'x', as: 'csv', class: '', status: '', text: '' }
  if (endpoint === 'getClassRefunds') return { slug: 'x', classIds: ['x'] }
  if (endpoint === 'getMergerQuote') return { slug: 'x', from: 'x', into: 'x' }
  if (endpoint === 'getSplitQuote') return { slug: 'x', classId: 'x', boundary: { by: 'level', level: 3 } }
  if (endpoint === 'savePapers') return { slug: 'x', kind: 'results', class: '' }
  if (endpoint === 'saveScoreSheets') return { slug: 'x', class: '' }
  if (endpoint === 'saveRuns') return { slug: 'x', as: 'csv', kind: 'order', class: '', columns: 'dog' }
  if (endpoint === 'getClassesForDog') return { slug: 'x', dog: 'x' }
  if (endpoint === 'getMailRecipients') return { slug: 'x', class: 'x' }
  if (endpoint === 'saveOwnTable') return 'dogs'
  if (endpoint === 'getDogEntries') return { order: 'newest', when: 'past', slug: 'x' }
  if (ofClass.includes(endpoint)) return { slug: 'x', classId: 'x' }
  if (textEndpoints.includes(endpoint) || endpoint.startsWith('get')) return 'x'
  return {
    slug: 'x',
    id: 'x',
    otherId: 'x',
    entryId: 'x',
    classId: 'x',
    step: 'submit',
    file: 'file 0',
    key: 'k',
    body: {},
    paymentId: 'p',
    request: {},
    card: {},
    email: 'a@example.org',
    password: 'secret',
  }
}
