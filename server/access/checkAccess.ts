import type { Payouts } from '#contract/money/providerLines'
import { accessMatrix, actors, expectedStatuses, operationOf, type Actor } from '../testing/accessMatrix'
import { sampleId } from '../seed/people'
import { accessRequests, filled, type Owned } from '../testing/accessRequests'
import { actFor } from '../testing/acting'
import { buy, plan } from '../testing/buying'
import { callerOf, logIn, type Caller } from '../testing/client'
import type { TestServer } from '../testing/startTestServer'

/** The subjects of actions whose rows each test file of server/access sends; together they are all. */
export const accessGroups = {
  account: [
    'membership',
    'document',
    'account',
    'session',
    'acting',
    'password',
    'profile',
    'email',
    'ownData',
    'secondFactor',
    'household',
    'mailChoice',
    'subscription',
  ],
  club: [
    'health',
    'plan',
    'league',
    'town',
    'news',
    'rules',
    'contact',
    'problemReport',
    'flag',
    'nexusLevel',
    'discount',
    'judge',
  ],
  courses: ['course', 'coursePicture', 'run', 'results', 'runningOrder'],
  desk: [
    'desk',
    'deskHome',
    'deskShow',
    'member',
    'contract',
    'money',
    'showHistory',
    'showPreview',
    'person',
    'appointment',
    'helper',
    'showMail',
    'mailing',
    'bounce',
  ],
  deskEntries: ['showEntry', 'showExtra', 'deskDog', 'deskLevel', 'heightDispute', 'showMeasuring'],
  dogs: [
    'dog',
    'dogCard',
    'dogKeepers',
    'dogInvitation',
    'invitation',
    'dogManager',
    'sharedCard',
    'cardKey',
    'dogPhoto',
    'dogResults',
  ],
  purchases: [
    'purchase',
    'invoice',
    'entry',
    'extra',
    'waitingList',
    'draw',
    'entryDefaults',
    'receipt',
    'transfer',
    'payment',
    'quote',
  ],
  shows: ['show', 'proposal', 'eligibility', 'calendarFeed', 'calendarFile'],
} satisfies Record<string, string[]>

/** The first part of a row's action: "dog" of "dog.change". */
export const subjectOf = (row: string) => accessMatrix[row]?.[0].split('.')[0] ?? ''

const people: Record<Exclude<Actor, 'anonymous'>, string> = {
  expired: 'member',
  newcomer: 'newcomer',
  member: 'member',
  other: 'niamh.obrien',
  judge: 'judge',
  reviewer: 'reviewer',
  admin: 'admin',
  acting: 'admin',
}
/** The owner comes last: what a row takes away was there for everyone before. */
const order: Actor[] = [...actors.filter((who) => who !== 'member'), 'member']

const nowhere = '00000009-0000-4000-8000-000000000001'

type Tokens = Partial<Record<Actor, string>>

const logInAll = async (server: TestServer): Promise<Tokens> => {
  const { token: expired } = await logIn(server, people.expired)
  await server.query(`update sessions set last_used_at = '2020-01-01', created_at = '2020-01-01'`)
  const tokens: Tokens = { expired }
  for (const who of order)
    if (who !== 'anonymous' && who !== 'expired') tokens[who] = (await logIn(server, people[who])).token
  tokens.acting = (await actFor(server, tokens.acting ?? '', sampleId(1, 13))).token
  return tokens
}

const requestOf = (row: string, who: Actor, owned: Owned) => accessRequests[row]?.(who, owned) ?? {}

const send = (
  server: TestServer,
  row: string,
  token: string | undefined,
  { at = '', below = '', search = '', body, headers = {} }: ReturnType<typeof requestOf>,
) => {
  const [method = '', path = ''] = operationOf(row).split(' ')
  return server.ask({
    method,
    url: filled(path, [at, below]) + search,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
}

/** The ids of two lines of a bank statement: one to settle, and one that is left out of the ledger. */
const bankLines = async (admin: Caller): Promise<string[]> => {
  const line = { day: '2026-11-20', currency: 'GBP', name: 'Bank', text: '', bankId: '' }
  const lines = [-320, -640].map((amount) => ({ ...line, amount }))
  await admin.post('/desk/statement/import', { account: '', lines })
  const { open } = (await admin.get('/desk/statement')).json
  const ids: string[] = open.map(({ id }: { id: string }) => id)
  await admin.post(`/desk/statement/lines/${ids[1]}/booking`, { account: null, reason: 'Not of this club.' })
  return ids
}

/** The ids of two payouts: one that is expected, and one that is left out of the ledger. */
const payouts = async (admin: Caller): Promise<string[]> => {
  const line = {
    kind: 'fee',
    day: '2026-11-20',
    amount: -320,
    fee: 0,
    currency: 'GBP',
    payoutDay: '2026-11-21',
    payment: '',
    text: '',
  }
  const lines = [1, 2].map((number) => ({ ...line, providerId: `txn_${number}`, payout: `po_${number}` }))
  await admin.post('/desk/payouts/report', { lines })
  const { payouts: known } = (await admin.get('/desk/payouts')).json
  // Beside those of the sample data.
  const made = (known as Payouts['payouts']).filter(({ amount }) => amount === -320)
  const ids = made.map(({ id }) => id)
  const body = { account: null, amount: -320, day: '2026-11-20', reason: 'Not of this club.' }
  await admin.post(`/desk/payouts/lines/${ids[1]}/booking`, body)
  return ids
}

/** A membership that is paused, and one of a family: see accessRequests. */
const pausedAndFamily = async (admin: Caller): Promise<void> => {
  const reason = 'For the matrix of access.'
  await admin.put(`/desk/members/${sampleId(1, 7)}/pause`, { reason, expectedUntil: '2027-02-21' })
  await admin.post(`/desk/members/${sampleId(1, 8)}/memberships`, {
    kind: 'family',
    planId: '1-year',
    way: 'free',
    birthDate: null,
    receivedOn: null,
    reason,
    expectedPrice: 0,
    expectedUntil: '2028-03-21',
  })
}

/** Sends every row of these subjects as everyone, and compares the statuses with those that the policies give. */
export const checkAccess = (group: keyof typeof accessGroups) => {
  const subjects: string[] = accessGroups[group]
  const rows = Object.keys(accessMatrix).filter((row) => subjects.includes(subjectOf(row)))
  let server: TestServer
  let tokens: Tokens
  let owned: Owned
  let restore: () => Promise<void>
  beforeAll(async () => {
    server = await testServer.shared()
    await server.reset()
    tokens = await logInAll(server)
    const member = callerOf(server, tokens.member)
    const { json: bought } = await buy(member, plan())
    const [{ id: sessionId }] = (await member.get('/sessions')).json.sessions
    await pausedAndFamily(callerOf(server, tokens.admin))
    const [openLine = '', leftOutLine = ''] = await bankLines(callerOf(server, tokens.admin))
    const [openPayout = '', leftOutPayout = ''] = await payouts(callerOf(server, tokens.admin))
    const { id: purchaseId, paymentId } = bought
    owned = { purchaseId, paymentId, sessionId, openLine, leftOutLine, openPayout, leftOutPayout }
    restore = await server.snapshot()
  })

  it.each(rows)('%s is answered as the policies say [B01 B03.1 B06 B07 V07]', async (row) => {
    await restore()
    const answered: Partial<Record<Actor, number>> = {}
    const expected = new Map(actors.map((who, column) => [who, expectedStatuses(row)[column]]))
    for (const who of order) {
      const request = requestOf(row, who, owned)
      const { status, body } = await send(server, row, tokens[who], request)
      answered[who] = status
      // Another member's record is answered exactly like a missing one.
      if (status === 404) expect(body).toBe((await send(server, row, tokens[who], { ...request, at: nowhere })).body)
      // Who is refused learns nothing of what a body should hold: nonsense is refused alike.
      if (row !== operationOf(row) || ![401, 403].includes(expected.get(who) ?? 0)) continue
      const nonsense = await send(server, row, tokens[who], { at: 'nonsense', body: { nonsense: true } })
      expect([who, nonsense.status]).toEqual([who, status])
    }
    expect(actors.map((who) => `${who} ${answered[who]}`)).toEqual(actors.map((who) => `${who} ${expected.get(who)}`))
  })
}
