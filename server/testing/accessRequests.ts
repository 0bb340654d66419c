import { apiBase } from '#contract/shared/paths'
import type { Actor } from './accessMatrix'
import { versionOf } from '../content/pageVersions'
import { sampleId } from '../seed/people'
import { any, cart, good, plan } from './buying'

/** What is there before a row is sent: of `member`, and of the office. */
export interface Owned {
  purchaseId: string
  paymentId: string
  sessionId: string
  /** Lines of a bank statement. */
  openLine: string
  leftOutLine: string
  openPayout: string
  leftOutPayout: string
}

interface Request {
  /** In the place of {id}, {slug}, {name}. */
  at?: string
  /** In the place of a second one. */
  below?: string
  /** Behind the address. */
  search?: string
  body?: unknown
  headers?: Record<string, string>
}

/** A path as a document names it, with values in the places of its parameters, from the first on. */
export const filled = (path: string, values: readonly string[]): string =>
  values.reduce((address, value) => address.replace(/\{\w+\}/, () => value), apiBase + path)

const password = 'clear-round'
const reauthentication = { currentPassword: password }
const problem = () => ({ at: sampleId(17, 1) })
const idempotent = (who: Actor) => ({ 'idempotency-key': `key of ${who}` })
const someone = (who: Actor) => `${who}-anew@example.org`
const profile = {
  name: 'Zoë Żak',
  locale: 'en',
  street: '',
  postcode: '',
  city: '',
  country: '',
  phone: '',
  emergencyName: '',
  emergencyPhone: '',
}
const dog = {
  name: 'Rex',
  kennelClubName: '',
  pedigreeName: '',
  petName: '',
  gender: 'male',
  breed: 'Mixed',
  microchip: '',
  birthDate: '2023-02-03',
  kennelClubGrade: 1,
  fciLevel: 'none',
  nexusRank: 1,
  declaredHeight: null,
}
const ofMember = () => ({ at: 'mgla' })
const changed = {
  ...dog,
  // Its own: it has been measured.
  microchip: '616093910031677',
  declaredHeight: 475,
  // What only the desk may change is as it is.
  gender: 'female',
  birthDate: '2024-06-20',
  kennelClubGrade: 2,
  fciLevel: '0',
  version: 1,
  retired: false,
  oldAgeDog: false,
  lowerLevel: false,
}
const invoiceBuyer = { name: 'Ola Kowalczyk', address: 'Gdańsk', taxNumber: '' }
const missing = (number: number) => ({ id: `00000000-0000-4000-8000-00000000000${number}`, version: 1 })
const paidEntry = sampleId(8, 1)
const asPaid = { classId: sampleId(5, 102), dogId: sampleId(2, 9) }
const judge = () => ({ at: sampleId(4, 1) })
/** A list of one new member. */
const importRows = (who: string) => [{ row: 2, cells: { name: 'Zoë Żak', email: `zoe.imported.${who}@example.org` } }]
/** An honorary member: a membership without a last day. */
const honorary = () => ({ at: sampleId(1, 18) })
const twoAccounts = () => ({ ...honorary(), below: sampleId(1, 6) })
const draft = () => ({ at: 'bath-spring-draft' })
const emptyShow = {
  name: 'Open day',
  startDate: '2027-05-01',
  endDate: '2027-05-02',
  addressLines: [],
  postcode: '',
  city: '',
  country: '',
  timeZone: 'Europe/London',
  entriesOpen: '2027-03-01T09:00',
  entriesClose: '2027-04-01T23:59',
  latitude: null,
  longitude: null,
  refundPercent: 100,
  earlyUntil: null,
  judges: [],
  approvers: [],
  classes: [],
}
const show = () => ({ at: 'shrewsbury-winter-classic' })
const parking = {
  kind: 'parking',
  nameEn: 'Parking',
  namePl: 'Parking przy ringu',
  price: 500,
  options: [],
  limit: null,
  perMember: null,
  soldUntil: null,
  paused: false,
}
const runFile = () => ({ ...show(), search: '?kind=order' })
const helper = { name: 'Zoë Żak', task: 'Gate', day: '2026-12-12', phone: '', email: '' }
const contract = () => ({ at: 'kendal-fells-agility', below: sampleId(4, 1) })
const draftClass = () => ({ ...draft(), below: sampleId(5, 701) })
const deskClass = () => ({ at: 'harrogate-autumn-rounds', below: sampleId(5, 501) })

const everyone = { text: '', state: [], group: [], ids: [] }
const draftMailing = () => ({ at: sampleId(21, 2) })

/** The smallest request of each operation that gets past its schema; an operation that is not here takes none. */
export const accessRequests: Record<string, (who: Actor, owned: Owned) => Request> = {
  'POST /register': (who) => ({ body: { name: 'Zoë', email: someone(who), password: 'kaczuszka', consent: true } }),
  'POST /login': () => ({ body: { email: 'reviewer@example.org', password } }),
  'POST /forgot-password': () => ({ body: { email: 'unknown@example.org' } }),
  'POST /reset-password': () => ({ body: { token: 'spent', password: 'two-poles-down' } }),
  'PUT /profile': () => ({ body: { ...profile, version: 1 } }),
  'PUT /profile/password': () => ({ body: { ...reauthentication, password: 'two-poles-down' } }),
  'PUT /profile/email': (who) => ({ body: { ...reauthentication, email: someone(who) } }),
  'POST /confirm': () => ({ body: { token: 'spent' } }),
  'POST /email-change/confirmation': () => ({ body: { token: 'spent' } }),
  'POST /email-change/stop': () => ({ body: { token: 'spent' } }),
  'POST /sessions': () => ({ body: reauthentication }),
  'DELETE /sessions/{id}': (_who, { sessionId }) => ({ at: sessionId }),
  'POST /accepted-documents': () => ({ body: { document: 'terms', version: versionOf('terms') } }),
  'GET /my-data/{part}': () => ({ at: 'dogs' }),
  'POST /profile/deletion': () => ({ body: reauthentication }),
  'GET /shows/{slug}/extras': show,
  'POST /extras/{id}/withdrawal': () => ({
    at: '00000000-0000-4000-8000-000000000001',
    body: { expectedRefund: 0 },
  }),
  'POST /desk/extras/{id}/withdrawal': () => ({
    at: '00000000-0000-4000-8000-000000000001',
    body: { reason: 'The camping field is flooded', refund: 'policy', expectedRefund: 0 },
  }),
  'POST /entries/{id}/withdrawal': () => ({
    at: '00000000-0000-4000-8000-000000000001',
    body: { expectedRefund: 0 },
  }),
  'POST /problem-reports': (who) => ({
    headers: idempotent(who),
    body: {
      description: 'The list stayed empty.',
      email: null,
      page: '/shows',
      version: 'test',
      crash: null,
      trace: null,
      failedStep: null,
    },
  }),
  'GET /desk/problem-reports/{id}': problem,
  'GET /desk/problem-reports/{id}/trace': problem,
  'POST /desk/problem-reports/{id}/answers': () => ({ ...problem(), body: { text: 'Thank you.', known: 0 } }),
  'DELETE /desk/problem-reports/{id}': problem,
  'GET /desk/search': () => ({ search: '?sought=mgla' }),
  'GET /desk/shows/{slug}': draft,
  'POST /desk/shows': () => ({
    body: { name: 'Open day', startDate: '2027-05-01', endDate: '2027-05-02', copyOf: null },
  }),
  'GET /desk/shows/{slug}/edit': draft,
  'PUT /desk/shows/{slug}': () => ({ ...draft(), body: { ...emptyShow, version: 1 } }),
  'GET /desk/shows/{slug}/history': draft,
  'POST /desk/members': (who) => ({ body: { name: 'Zoë Żak', email: `zoe.${who}@example.org`, locale: 'pl' } }),
  'PUT /desk/members/import/columns': () => ({ body: { key: 'name', columns: ['name'] } }),
  'POST /desk/members/import/check': (who) => ({ body: { dateOrder: 'day_first', rows: importRows(who) } }),
  'POST /desk/members/import': (who) => ({
    body: {
      dateOrder: 'day_first',
      rows: importRows(who),
      highestNumber: 0,
      invite: true,
      reason: 'Imported from members.csv',
    },
  }),
  'GET /desk/members/cards.pdf': () => ({ search: `?ids=${sampleId(1, 18)}` }),
  'GET /desk/members/{id}': honorary,
  'POST /desk/members/{id}/notes': () => ({ ...honorary(), body: { text: 'Rings before her start times change.' } }),
  'POST /desk/members/{id}/memberships': () => ({
    ...honorary(),
    body: {
      kind: 'life',
      planId: null,
      way: 'free',
      birthDate: null,
      receivedOn: null,
      reason: 'Elected by the committee.',
      expectedPrice: 0,
      expectedUntil: null,
    },
  }),
  'PUT /desk/members/{id}/renewal-date': () => ({
    ...honorary(),
    body: { until: '2028-01-31', reason: 'Elected by the committee.', expectedUntil: null },
  }),
  'PUT /desk/members/{id}/pause': () => ({
    at: sampleId(1, 6),
    body: { reason: 'Abroad until the summer.', expectedUntil: '2027-01-21' },
  }),
  'POST /desk/members/{id}/resumption': () => ({
    at: sampleId(1, 7),
    body: { reason: 'Abroad until the summer.', expectedUntil: '2027-02-21' },
  }),
  'POST /desk/members/{id}/family': () => ({
    at: sampleId(1, 8),
    body: { memberId: sampleId(1, 6), expectedUntil: '2028-03-21' },
  }),
  'DELETE /desk/members/{id}/family/{memberId}': () => ({ at: sampleId(1, 8), below: sampleId(1, 6) }),
  'PUT /desk/members/{id}/block': () => ({ ...honorary(), body: { reason: 'Entered dogs of others.' } }),
  'DELETE /desk/members/{id}/block': honorary,
  'POST /desk/members/{id}/confirmation': () => ({ at: sampleId(1, 3) }),
  'POST /desk/members/{id}/second-factor-removal': () => ({
    ...honorary(),
    body: { reason: 'Showed her passport.', ...reauthentication },
  }),
  'POST /desk/members/{id}/email-change': (who) => ({
    ...honorary(),
    body: { email: `zoe.${who}@example.org`, reason: 'Showed her passport.', ...reauthentication },
  }),
  'DELETE /desk/members/{id}/email-change': honorary,
  'POST /desk/members/{id}/data': () => ({
    ...honorary(),
    body: { reason: 'Showed her passport.', ...reauthentication },
  }),
  'GET /desk/members/{id}/deletion': honorary,
  'POST /desk/members/{id}/deletion': () => ({
    ...honorary(),
    body: {
      receivedOn: '2026-11-20',
      expected: { entriesAhead: 0, refund: { amount: 0, currency: 'GBP' }, memberUntil: null },
      ...reauthentication,
    },
  }),
  'POST /desk/members/{id}/refunds': () => ({
    at: sampleId(1, 9),
    body: {
      purchaseId: sampleId(16, 917),
      amount: 100,
      ends: false,
      reason: 'Moves abroad and sells the dogs.',
      expectedMost: 2600,
      expectedUntil: '2026-11-01',
    },
  }),
  'DELETE /desk/members/{id}/bounce': honorary,
  'POST /desk/members/{id}/acting': () => ({
    ...honorary(),
    body: { reason: 'Can’t find the form.', ...reauthentication },
  }),
  'GET /desk/members/{id}/duplicates': honorary,
  'GET /desk/members/{id}/merging/{otherId}': twoAccounts,
  'POST /desk/members/{id}/merging/{otherId}': () => ({
    ...twoAccounts(),
    body: { take: ['phone'], fingerprint: 'of before', reason: 'Showed her passport.', ...reauthentication },
  }),
  'POST /desk/members/{id}/separation': () => ({
    ...honorary(),
    body: { otherId: sampleId(1, 6), reason: 'Showed her passport.', ...reauthentication },
  }),
  'POST /desk/mailings': () => ({ body: { audience: everyone, copyOf: null } }),
  'GET /desk/mailing-audience': () => ({ search: '?kind=news' }),
  'GET /desk/mailings/{id}': draftMailing,
  'PUT /desk/mailings/{id}': () => ({
    ...draftMailing(),
    body: {
      kind: 'news',
      audience: everyone,
      subjectEn: 'Dinner',
      textEn: '',
      subjectPl: '',
      textPl: '',
      oneLanguage: false,
      version: 2,
    },
  }),
  'DELETE /desk/mailings/{id}': draftMailing,
  'GET /desk/mailings/{id}/preview': draftMailing,
  'POST /desk/mailings/{id}/test': () => ({ ...draftMailing(), body: { locale: 'en' } }),
  'POST /desk/mailings/{id}/schedule': () => ({
    ...draftMailing(),
    body: { version: 2, sendAt: null, expectedRecipients: 18 },
  }),
  'POST /desk/mailings/{id}/cancel': draftMailing,
  'PUT /profile/emails': () => ({ body: { kind: 'news', subscribed: false } }),
  'POST /desk/members/{id}/end': () => ({
    ...honorary(),
    body: { because: 'left', reason: 'Wrote to the secretary.', expectedUntil: null },
  }),
  'POST /desk/ledger/transactions': (who) => ({
    body: { day: '2026-11-20', debit: 'bank', credit: 'cash', amount: 5000, reason: `Paid in by the ${who}.` },
  }),
  'PUT /desk/statement/columns': () => ({ body: { key: 'date|amount', columns: ['day', 'amount'] } }),
  'POST /desk/statement/import': (who) => ({
    body: {
      account: '',
      lines: [{ day: '2026-11-20', amount: 2600, currency: 'GBP', name: who, text: 'Fee', bankId: '' }],
    },
  }),
  'POST /desk/statement/settle': () => ({
    body: { lines: [{ id: missing(1).id, reference: 'RF18', refundId: null, difference: null }] },
  }),
  'POST /desk/statement/lines/{id}/booking': (_who, { openLine }) => ({
    at: openLine,
    body: { account: 'fees', reason: 'Charges of the bank.' },
  }),
  'DELETE /desk/statement/lines/{id}/booking': (_who, { leftOutLine }) => ({ at: leftOutLine }),
  'POST /desk/payouts/report': (who) => ({
    body: {
      lines: [
        {
          providerId: `txn_${who}`,
          kind: 'payment',
          day: '2026-11-20',
          amount: 2600,
          fee: 59,
          currency: 'GBP',
          payout: 'po_1',
          payoutDay: '2026-11-21',
          payment: '',
          text: 'Membership',
        },
      ],
    },
  }),
  'POST /desk/payouts/lines/{id}/booking': (_who, { openPayout }) => ({
    at: openPayout,
    body: { account: 'bank', amount: -320, day: '2026-11-20', reason: 'On the statement of the bank.' },
  }),
  'DELETE /desk/payouts/lines/{id}/booking': (_who, { leftOutPayout }) => ({ at: leftOutPayout }),
  'GET /desk/people': () => ({ search: '?text=ruth' }),
  'POST /desk/people': () => ({ body: { name: 'Zoë Żak' } }),
  'GET /desk/people/{id}': judge,
  'PUT /desk/people/{id}': () => ({ ...judge(), body: { name: 'Zoë Żak', version: 1 } }),
  'POST /desk/people/{id}/invitation': () => ({
    at: sampleId(4, 2),
    body: { role: 'judge', email: 'friend@example.org', currentPassword: 'clear-round' },
  }),
  'DELETE /desk/people/{id}/invitation': judge,
  'PUT /desk/shows/{slug}/appointment': () => ({ ...show(), body: { answer: 'accepted' } }),
  'GET /desk/shows/{slug}/conflicts': () => ({ ...draft(), search: `?people=${sampleId(4, 1)}` }),
  'GET /desk/shows/{slug}/preview': draft,
  'GET /desk/shows/{slug}/comparison': draft,
  'POST /profile/household': () => ({ body: { email: 'friend@example.org' } }),
  'POST /profile/household/{id}/agreement': () => ({ at: missing(1).id }),
  'DELETE /profile/household/{id}': () => ({ at: missing(1).id }),
  'POST /desk/shows/{slug}/submission': () => ({ ...draft(), body: { version: 1 } }),
  'POST /desk/shows/{slug}/agreement': () => ({ ...draft(), body: { version: 1 } }),
  'POST /desk/shows/{slug}/recall': () => ({ ...draft(), body: { version: 1 } }),
  'POST /desk/shows/{slug}/return': () => ({ ...draft(), body: { version: 1, remarks: 'The rings are missing.' } }),
  'POST /desk/shows/{slug}/proposal/agreement': () => ({ ...show(), body: { id: missing(1).id } }),
  'POST /desk/shows/{slug}/proposal/withdrawal': () => ({ ...show(), body: { id: missing(1).id } }),
  'POST /desk/shows/{slug}/proposal/return': () => ({
    ...show(),
    body: { id: missing(1).id, remarks: 'The other day is a holiday.' },
  }),
  'POST /desk/shows/{slug}/publication': () => ({ ...draft(), body: { version: 1 } }),
  'GET /desk/shows/{slug}/cancellation': () => ({ at: 'kendal-fells-agility' }),
  'GET /desk/shows/{slug}/class-cancellation': () => ({ ...show(), search: `?classes=${sampleId(5, 101)}` }),
  'POST /desk/shows/{slug}/class-cancellation': () => ({
    ...show(),
    body: { classIds: [sampleId(5, 101)], reason: 'The ring is under water.' },
  }),
  'GET /desk/shows/{slug}/class-merger': () => ({
    ...show(),
    search: `?from=${sampleId(5, 101)}&into=${sampleId(5, 990)}`,
  }),
  'POST /desk/shows/{slug}/class-merger': () => ({
    ...show(),
    body: { from: sampleId(5, 101), into: sampleId(5, 990), quote: 'x', reason: 'Too few dogs for two.' },
  }),
  'GET /desk/shows/{slug}/class-split': () => ({
    ...show(),
    search: `?class=${sampleId(5, 101)}&boundary=height-large`,
  }),
  'POST /desk/shows/{slug}/class-split': () => ({
    ...show(),
    body: {
      classId: sampleId(5, 101),
      boundary: { by: 'height', height: 'large' },
      startTime: '16:00',
      ring: 2,
      capacity: 10,
      quote: 'x',
      reason: 'Too many dogs for one.',
    },
  }),
  'POST /desk/shows/{slug}/cancellation': () => ({
    at: 'zakopane-pod-tatrami',
    body: { reason: 'The ground is under water.' },
  }),
  'GET /desk/shows/{slug}/dogs/{dog}/classes': () => ({ ...show(), below: 'latka' }),
  'POST /desk/shows/{slug}/entries': (who) => ({
    ...show(),
    headers: { 'idempotency-key': `key of ${who}` },
    body: {
      dog: 'latka',
      classIds: [any],
      expectedPrice: 1,
      way: 'cash',
      reason: 'Entered on paper at the show.',
      handlerName: '',
      phone: '',
    },
  }),
  'GET /desk/shows/{slug}/entry-form.pdf': show,
  'POST /desk/entries/{id}/refund': () => ({ at: missing(1).id }),
  'GET /desk/shows/{slug}/helpers': show,
  'GET /desk/shows/{slug}/helpers.pdf': show,
  'POST /desk/shows/{slug}/helpers': () => ({ ...show(), body: helper }),
  'PUT /desk/helpers/{id}': () => ({ at: missing(1).id, body: { ...helper, version: 1 } }),
  'DELETE /desk/helpers/{id}': () => ({ at: missing(1).id }),
  'GET /desk/shows/{slug}/entries': show,
  'GET /desk/shows/{slug}/entry-counts': show,
  'GET /desk/shows/{slug}/entries.csv': show,
  'GET /desk/shows/{slug}/entries.xlsx': show,
  'GET /desk/shows/{slug}/runs.csv': runFile,
  'GET /desk/shows/{slug}/runs.xlsx': runFile,
  'GET /desk/shows/{slug}/catalogue.pdf': show,
  'GET /desk/shows/{slug}/papers.pdf': () => ({ ...show(), search: '?kind=results' }),
  'GET /desk/shows/{slug}/classes/{classId}/certificates.pdf': deskClass,
  'GET /desk/shows/{slug}/score-sheets.pdf': draftClass,
  'GET /desk/entries/{id}/change': () => ({ at: paidEntry }),
  // To what it is already.
  'POST /desk/entries/{id}/change': () => ({
    at: paidEntry,
    body: { ...asPaid, expected: asPaid, reason: 'The handler has broken an ankle.' },
  }),
  'POST /desk/entries/{id}/withdrawal': () => ({
    at: paidEntry,
    body: { reason: 'The handler has broken an ankle.', refund: 'nothing', expectedRefund: 0 },
  }),
  'POST /desk/shows/{slug}/withdrawals': () => ({
    ...show(),
    body: {
      reason: 'The handler has broken an ankle.',
      refund: 'nothing',
      entries: [{ id: paidEntry, expectedRefund: 0 }],
    },
  }),
  'POST /desk/withdrawals/{id}/undo': () => ({ at: missing(1).id }),
  'GET /desk/shows/{slug}/mail-recipients': show,
  'GET /desk/shows/{slug}/mails': show,
  'POST /desk/shows/{slug}/mails': () => ({
    ...show(),
    body: { classId: null, subject: 'Parking', text: 'Behind the hall.', expectedMembers: 3 },
  }),
  'GET /desk/shows/{slug}/classes': draftClass,
  'GET /desk/shows/{slug}/dogs-to-measure': draftClass,
  'GET /desk/shows/{slug}/classes/{classId}/running-order': draftClass,
  'POST /desk/shows/{slug}/classes/{classId}/running-order': () => ({ ...deskClass(), body: { version: 0 } }),
  'POST /desk/shows/{slug}/running-orders': () => ({ at: deskClass().at, body: { date: '2026-11-28', orders: [] } }),
  'PUT /desk/shows/{slug}/classes/{classId}/running-order': () => ({
    ...deskClass(),
    body: { version: 0, entryIds: [missing(1).id] },
  }),
  'PUT /desk/shows/{slug}/classes/{classId}/teams': () => ({
    ...deskClass(),
    body: { teams: [{ entryId: sampleId(8, 99), team: 'The Flying Poles' }] },
  }),
  'POST /desk/shows/{slug}/classes/{classId}/running-order/publication': () => ({
    ...deskClass(),
    body: { version: 0 },
  }),
  'GET /desk/shows/{slug}/classes/{classId}/results': draftClass,
  'PUT /desk/shows/{slug}/classes/{classId}/results': () => ({
    ...deskClass(),
    body: { version: 0, courseTime: null, courseLength: null, rows: [] },
  }),
  'POST /desk/shows/{slug}/classes/{classId}/results/publication': () => ({ ...deskClass(), body: { version: 0 } }),
  'POST /desk/shows/{slug}/classes/{classId}/results/correction': () => ({
    ...deskClass(),
    body: { version: 0, reason: 'The clock had stopped.' },
  }),
  'POST /desk/shows/{slug}/classes/{classId}/results/disqualification': () => ({
    ...deskClass(),
    body: { version: 0, entryId: missing(1).id, reason: 'It was measured and is too high.' },
  }),
  'GET /desk/shows/{slug}/classes/{classId}/course': deskClass,
  'PUT /desk/shows/{slug}/classes/{classId}/course': () => ({
    ...deskClass(),
    search: '?number=1',
    body: 'no drawing',
    headers: { 'content-type': 'image/png' },
  }),
  'POST /desk/shows/{slug}/classes/{classId}/course/remarks': () => ({
    ...deskClass(),
    body: { number: 1, x: 500, y: 500, text: 'Too tight.' },
  }),
  'POST /desk/shows/{slug}/classes/{classId}/course/answers': () => ({
    ...deskClass(),
    body: { id: missing(1).id, text: 'Moved.' },
  }),
  'POST /desk/shows/{slug}/classes/{classId}/course/resolutions': () => ({
    ...deskClass(),
    body: { id: missing(1).id, isResolved: true },
  }),
  'POST /desk/shows/{slug}/classes/{classId}/course/decisions': () => ({
    ...deskClass(),
    body: { number: 1, decision: 'signed' },
  }),
  'GET /shows/{slug}/runs': deskClass,
  'GET /shows/{slug}/results': deskClass,
  'GET /shows/{slug}/own-results': show,
  'GET /shows/{slug}/classes/{classId}/runs': deskClass,
  'GET /dogs/{slug}/runs': ofMember,
  'PUT /desk/shows/{slug}/fair-opening': () => ({ ...draft(), body: { minutes: 60 } }),
  'GET /entries/{id}/change': () => ({ at: missing(1).id }),
  'POST /entries/{id}/keeping': () => ({ at: missing(1).id }),
  'POST /entries/{id}/change': () => {
    const expected = { classId: missing(1).id, dogId: missing(2).id }
    return { at: missing(1).id, body: { ...expected, expected } }
  },
  'POST /waiting-list': () => ({ body: { classId: missing(1).id, dogId: missing(2).id } }),
  'DELETE /waiting-list/{id}': () => ({ at: missing(1).id }),
  'POST /desk/discounts': (who) => ({
    body: {
      discountCode: `FROM-${who}`,
      percent: 10,
      amount: null,
      validFrom: null,
      validTo: null,
      uses: null,
      usesPerMember: null,
      showSlug: null,
    },
  }),
  'POST /desk/discounts/{id}/pause': () => ({ at: missing(1).id, body: { version: 1 } }),
  'POST /desk/discounts/{id}/resume': () => ({ at: missing(1).id, body: { version: 1 } }),
  'POST /desk/discounts/{id}/end': () => ({ at: '00000000-0000-4000-8000-000000000001', body: { version: 1 } }),
  'POST /desk/plans/prices': () => ({ body: { planId: '1-year', price: 3000, validFrom: '2027-02-01' } }),
  'DELETE /desk/plans/prices/{id}': () => ({ at: sampleId(19, 901) }),
  'GET /desk/shows/{slug}/settlement': show,
  'GET /desk/shows/{slug}/settlement.csv': show,
  'GET /desk/shows/{slug}/settlement.xlsx': show,
  'POST /desk/shows/{slug}/costs': () => ({ ...show(), body: { kind: 'travel', text: 'Helen Marsh', amount: 4000 } }),
  'DELETE /desk/shows/{slug}/costs/{id}': () => ({ ...show(), below: sampleId(20, 1) }),
  'PUT /desk/shows/{slug}/contracts/{id}': () => ({
    ...contract(),
    body: { version: 1, fee: 15_000, travelKind: 'none', travel: 0, provided: '' },
  }),
  'POST /desk/shows/{slug}/contracts/{id}/signature': () => ({
    ...contract(),
    body: { version: 1, signedOn: '2026-11-20' },
  }),
  'POST /desk/shows/{slug}/contracts/{id}/reopening': () => ({
    ...contract(),
    body: { version: 2, reason: 'The fee was wrong.' },
  }),
  'DELETE /desk/shows/{slug}/contracts/{id}': contract,
  'GET /desk/shows/{slug}/contracts/{id}/contract.pdf': () => ({ ...contract(), search: '?language=en' }),
  'GET /desk/shows/{slug}/extras': show,
  'GET /desk/shows/{slug}/extras.csv': show,
  'GET /desk/shows/{slug}/extras.xlsx': show,
  'GET /desk/shows/{slug}/extras/{id}/buyers': () => ({ ...show(), below: sampleId(21, 1) }),
  'POST /desk/shows/{slug}/extras': () => ({ ...show(), body: parking }),
  'PUT /desk/shows/{slug}/extras/{id}': () => ({ ...show(), below: sampleId(21, 1), body: { ...parking, version: 1 } }),
  'DELETE /desk/shows/{slug}/extras/{id}': () => ({ ...show(), below: sampleId(21, 1) }),
  'GET /desk/shows/{slug}/members/{id}/extras': () => ({ ...show(), below: sampleId(1, 2) }),
  'POST /desk/shows/{slug}/extra-sales': (who) => ({
    ...show(),
    headers: { 'idempotency-key': `key of ${who}` },
    body: {
      memberId: sampleId(1, 2),
      extras: [{ extraId: sampleId(21, 1), optionId: null, quantity: 1 }],
      expectedPrice: 1,
      way: 'cash',
      reason: '',
    },
  }),
  'POST /desk/sessions': () => ({ body: { email: 'dan.whitlock@example.org' } }),
  'POST /second-factor': () => ({ body: reauthentication }),
  'PUT /second-factor': () => ({ body: { oneTimeCode: '000000' } }),
  'POST /second-factor/removal': () => ({ body: reauthentication }),
  'POST /dogs': () => ({ body: dog }),
  'PUT /dog-sync/columns': () => ({ body: { key: 'name', columns: ['name'] } }),
  'POST /dog-sync': () => ({ body: { additions: [], changes: [] } }),
  'POST /dog-sync/merge': () => ({ body: { keep: missing(1), remove: missing(2), take: [] } }),
  'GET /dogs/{slug}': ofMember,
  'PUT /dogs/{slug}': () => ({ ...ofMember(), body: { ...changed, agreed: null } }),
  'POST /dogs/{slug}/change-quote': () => ({ ...ofMember(), body: changed }),
  'GET /desk/dogs': () => ({ search: '?text=mgla' }),
  'GET /desk/dogs/{slug}': ofMember,
  // Not measured yet; the judge has measured it by the time the admin does.
  'PUT /desk/dogs/{slug}/height': (who) => ({
    at: 'iskra',
    body: { height: 475, agreed: [], version: who === 'admin' ? 2 : 1 },
  }),
  'POST /desk/dogs/{slug}/corrections': () => ({
    ...ofMember(),
    body: { flags: ['retired'], reason: 'Set by mistake.', agreed: [], version: 1 },
  }),
  'PUT /desk/dogs/{slug}/facts': () => ({
    ...ofMember(),
    body: {
      birthDate: '2024-06-20',
      gender: 'female',
      kennelClubGrade: 2,
      kennelClubGradeOn: null,
      fciLevel: '0',
      fciLevelOn: null,
      reason: 'As in the pedigree.',
      agreed: [],
      version: 1,
    },
  }),
  'PUT /desk/dogs/{slug}/microchip': () => ({
    ...ofMember(),
    body: { microchip: '', reason: 'Of another dog.', agreed: [], version: 1 },
  }),
  'GET /dogs/{slug}/levels': ofMember,
  // Its owner does not show them.
  'GET /dog-results/{slug}': ofMember,
  'PUT /dogs/{slug}/public-results': () => ({ ...ofMember(), body: { isPublic: false } }),
  'GET /judges/{id}': () => ({ at: missing(1).id }),
  'GET /desk/level-proposals': () => ({}),
  'PUT /desk/dogs/{slug}/level': () => ({
    ...ofMember(),
    body: { rank: 2, from: '2027-01-10', reason: 'Stated too low by mistake.', agreed: [], version: 1 },
  }),
  // One that does not exist: it is answered when the caller and the dog are known.
  'POST /desk/dogs/{slug}/earned-level': () => ({
    ...ofMember(),
    body: { proposalId: '00000009-0000-4000-8000-000000000999', agreed: [], version: 1 },
  }),
  'POST /desk/dogs/{slug}/earned-level/answer': () => ({
    ...ofMember(),
    body: {
      proposalId: '00000009-0000-4000-8000-000000000999',
      answer: 'decline',
      reason: 'The clock had stopped.',
    },
  }),
  'GET /dogs/{slug}/measurements': ofMember,
  'POST /dogs/{slug}/height-dispute': () => ({
    ...ofMember(),
    body: { measurementId: 0, reason: 'The ground was not level.' },
  }),
  'GET /dogs/{slug}/history': ofMember,
  'GET /dogs/{slug}/entries': () => ({ ...ofMember(), search: '?when=ahead' }),
  'GET /dogs/{slug}/shows': ofMember,
  'GET /dogs/{slug}/card': () => ({ at: 'baton' }),
  'PUT /dogs/{slug}/card/link': () => ({ at: 'baton' }),
  'DELETE /dogs/{slug}/card/link': () => ({ at: 'baton' }),
  'GET /dogs/{slug}/keepers': ofMember,
  'POST /dogs/{slug}/invitations': () => ({ ...ofMember(), body: { kind: 'manager', email: 'friend@example.org' } }),
  'DELETE /dogs/{slug}/invitations/{id}': ofMember,
  'DELETE /dogs/{slug}/manager': ofMember,
  'PUT /dogs/{slug}/photo': () => ({ at: 'baton', body: 'no photo', headers: { 'content-type': 'image/jpeg' } }),
  'DELETE /dogs/{slug}/photo': () => ({ at: 'baton' }),
  'GET /fitting-shows': () => ({ search: '?season=2026' }),
  'GET /shows/{slug}': show,
  'GET /shows/{slug}/places': show,
  'GET /shows/{slug}/eligibility': show,
  'GET /shows/{slug}/calendar.ics': show,
  'GET /shows/{slug}/draw': show,
  'GET /shows/{slug}/draw/application': show,
  'PUT /shows/{slug}/draw/application': () => ({
    ...show(),
    body: { choices: [{ classId: missing(1).id, dogId: missing(2).id }] },
  }),
  'DELETE /shows/{slug}/draw/application': show,
  'GET /calendar/{file}': () => ({ at: `${'a'.repeat(43)}.ics` }),
  'GET /towns': () => ({ search: '?q=lodz' }),
  'GET /news/{slug}': () => ({ at: 'measuring-days' }),
  'POST /contact': () => ({ body: { name: 'Zoë', email: 'zoe@example.org', text: 'Hello' } }),
  'POST /quote': () => ({ body: { items: [] } }),
  'POST /purchases': (who) => ({ body: plan('3-years', 6900), headers: idempotent(who) }),
  'POST /purchases (entries of a dog of member)': (who) => ({ body: cart(), headers: idempotent(who) }),
  'GET /purchases/{id}': (_who, { purchaseId }) => ({ at: purchaseId }),
  'DELETE /purchases/{id}': (_who, { purchaseId }) => ({ at: purchaseId }),
  // Not paid: its owner gets the answer that there is none yet.
  'GET /purchases/{id}/receipt.pdf': (_who, { purchaseId }) => ({ at: purchaseId }),
  'POST /purchases/{id}/receipt': (_who, { purchaseId }) => ({ at: purchaseId }),
  'GET /purchases/{id}/invoices': (_who, { purchaseId }) => ({ at: purchaseId }),
  'POST /purchases/{id}/invoices': (_who, { purchaseId }) => ({ at: purchaseId, body: invoiceBuyer }),
  'GET /invoices/{id}/invoice.pdf': () => ({ at: missing(1).id, search: '?language=en' }),
  'POST /invoices/{id}/email': () => ({ at: missing(1).id }),
  'GET /desk/invoices/{id}': () => ({ at: missing(1).id }),
  'GET /desk/invoices/{id}/invoice.pdf': () => ({ at: missing(1).id, search: '?language=en' }),
  'POST /desk/invoices/{id}/email': () => ({ at: missing(1).id }),
  'POST /desk/invoices/{id}/corrections': () => ({
    at: missing(1).id,
    body: { ...invoiceBuyer, reason: 'The name was misspelt.' },
  }),
  'POST /desk/invoices': () => ({ body: { ...invoiceBuyer, purchaseNumber: 999_999 } }),
  'GET /desk/purchases/{number}/invoices': () => ({ at: '999999' }),
  'POST /payments/{id}/card': (_who, { paymentId }) => ({ at: paymentId, body: good }),
  'POST /payments/{id}/page': (_who, { paymentId }) => ({ at: paymentId }),
  'POST /payments/{id}/transfer': (_who, { paymentId }) => ({ at: paymentId }),
  'POST /desk/transfers': () => ({ body: { reference: 'RF18', amount: 1, receivedOn: '2026-11-20' } }),
  'POST /desk/transfers/end': () => ({ body: { reference: 'RF18' } }),
  'POST /desk/transfers/refunds/{id}': () => ({ at: '00000000-0000-4000-8000-000000000001' }),
  'POST /payments/notifications': () => ({ body: {} }),
  'PUT /flags/{name}': () => ({ at: 'login-disabled', body: { enabled: false } }),
}
