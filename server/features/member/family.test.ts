import type { DeskMember } from '#contract/member/member'
import { familyMost } from '#contract/member/family'
import { logIn, type Caller } from '../../testing/client'
import { sampleId } from '../../seed/people'
import type { TestServer } from '../../testing/startTestServer'

const [helen, ola, tom, sian, rhys, honorary] = [
  sampleId(1, 1),
  sampleId(1, 2),
  sampleId(1, 3),
  sampleId(1, 9),
  sampleId(1, 8),
  sampleId(1, 18),
]

describe('a family', () => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  const read = async (id: string): Promise<DeskMember> => (await admin.get(`/desk/members/${id}`)).json
  const paid = {
    kind: 'family',
    planId: '1-year',
    way: 'cash',
    birthDate: null,
    receivedOn: null,
    reason: '',
    expectedPrice: 4680,
    expectedUntil: '2027-11-21',
    expectedFamily: [] as string[],
  }
  const pay = (changes: Partial<typeof paid> = {}) =>
    admin.post(`/desk/members/${sian}/memberships`, { ...paid, ...changes })
  const add = (memberId: string, expectedUntil = '2027-11-21') =>
    admin.post(`/desk/members/${sian}/family`, { memberId, expectedUntil })
  const ends = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await read(id)).renewalDate))
  const subjectsTo = async (email: string) =>
    (await server.mails()).filter(({ recipient }) => recipient === `${email}@example.org`).map(({ subject }) => subject)

  it('is paid for by one, and covers those who are added, without a payment of theirs', async () => {
    expect((await pay({ expectedPrice: 2600 })).status).toBe(409)
    expect((await pay()).json).toMatchObject({ kind: 'family', state: 'active', family: { payer: null, members: [] } })
    expect((await add(tom)).json.family.members).toEqual([
      { id: tom, memberName: 'Tom Ashworth', renewalDate: '2027-11-21' },
    ])
    expect(await read(tom)).toMatchObject({
      kind: 'family',
      state: 'active',
      memberNumber: 18,
      family: { payer: { id: sian, memberName: 'Siân Roberts' } },
      memberships: [{ event: 'begun', kind: 'family', paid: null, endsOn: '2027-11-21' }],
      purchases: { all: 0 },
    })
    await server.runJobs()
    expect(await subjectsTo('newcomer')).toEqual(['You have a family membership'])
    expect((await admin.get('/desk/members?order=oldest&limit=50&group=family')).json.items).toHaveLength(2)
    expect((await admin.get('/desk/member-counts')).json.family).toBe(2)
  })

  it.each(['2027-11-21', '2029-05-01'])(
    'leaves the membership of someone who has paid up to %s as it is',
    async (day) => {
      await pay()
      await server.query(`update users set renewal_date = '${day}', membership_kind = 'adult' where id = '${ola}'`)
      await add(ola)
      expect(await read(ola)).toMatchObject({ kind: 'adult', renewalDate: day, family: { payer: { id: sian } } })
      const pause = { reason: 'Abroad until spring.', expectedUntil: '2027-11-21' }
      expect((await admin.put(`/desk/members/${sian}/pause`, pause)).status).toBe(200)
      expect(await ends(sian, ola)).toEqual(['2026-11-20', day])
    },
  )

  it('is one at most for each person, and has no room for a membership without a last day', async () => {
    expect((await add(tom)).json.code).toBe('consequences_changed')
    await pay()
    expect((await add(tom, '2027-11-20')).json.code).toBe('consequences_changed')
    expect((await add(honorary)).json.code).toBe('not_for_family')
    for (const wrong of [sian, sampleId(1, 999)]) expect((await add(wrong)).json).toMatchObject({ memberId: 'invalid' })
    expect((await add(helen)).json.code).toBe('own_account')
    expect((await add(tom)).status).toBe(200)
    expect((await add(tom)).json.code).toBe('not_for_family')
    await admin.post(`/desk/members/${ola}/memberships`, { ...paid, expectedUntil: '2028-09-21' })
    const toOlas = (memberId: string) =>
      admin.post(`/desk/members/${ola}/family`, { memberId, expectedUntil: '2028-09-21' })
    for (const taken of [tom, sian]) expect((await toOlas(taken)).json.code).toBe('not_for_family')
    const others = await server.query(
      `select id from users where email like '%.%@example.org' and id not in ('${sian}') order by id limit ${familyMost + 1}`,
    )
    const answers = []
    for (const { id } of others) answers.push((await toOlas(String(id))).json.memberId)
    expect(answers.filter((code) => code === undefined)).toHaveLength(familyMost)
    expect(answers.at(-1)).toBe(`too_many:${familyMost}`)
  })

  it('is renewed with who pays, and only as it was shown', async () => {
    await pay()
    await add(tom)
    const next = { expectedUntil: '2028-11-21' }
    expect((await pay(next)).json.code).toBe('consequences_changed')
    expect((await pay({ ...next, expectedFamily: [tom, rhys] })).json.code).toBe('consequences_changed')
    expect((await pay({ ...next, expectedFamily: [tom] })).status).toBe(200)
    expect(await ends(sian, tom)).toEqual(['2028-11-21', '2028-11-21'])
  })

  it('is paused, resumed, corrected and refunded as one; who leaves the club leaves alone', async () => {
    await pay()
    await add(tom)
    const reason = 'Abroad until spring.'
    const put = (call: string, body: object) => admin.put(`/desk/members/${sian}/${call}`, { reason, ...body })
    await put('pause', { expectedUntil: '2027-11-21' })
    expect(await ends(sian, tom)).toEqual(['2026-11-20', '2026-11-20'])
    expect((await read(tom)).pausedDays).toBe(366)
    const resumed = { reason, expectedUntil: '2027-11-21' }
    expect((await admin.post(`/desk/members/${sian}/resumption`, resumed)).status).toBe(200)
    expect(await ends(sian, tom)).toEqual(['2027-11-21', '2027-11-21'])
    await put('renewal-date', { until: '2027-12-31', expectedUntil: '2027-11-21' })
    expect(await ends(sian, tom)).toEqual(['2027-12-31', '2027-12-31'])
    await put('renewal-date', { until: '2027-11-21', expectedUntil: '2027-12-31' })
    const { purchases } = await read(sian)
    await admin.post(`/desk/members/${sian}/refunds`, {
      purchaseId: purchases.items[0]?.id,
      amount: 4680,
      ends: true,
      reason,
      expectedMost: 4680,
      expectedUntil: '2027-11-21',
    })
    expect(await ends(sian, tom)).toEqual(['2026-11-20', '2026-11-20'])
    await server.runJobs()
    const notice = (await server.mails()).filter(({ recipient }) => recipient === 'newcomer@example.org').at(-1)
    expect([notice?.subject, notice?.text]).toEqual([
      'Your family membership has changed',
      expect.stringMatching(/^((?!refund).)*The last day of your membership is 20 November 2026\.((?!refund).)*$/s),
    ])
    await pay({ expectedFamily: [tom] })
    const left = { because: 'left', reason, expectedUntil: '2027-11-21' }
    expect((await admin.post(`/desk/members/${sian}/end`, left)).status).toBe(200)
    expect(await ends(sian, tom)).toEqual(['2026-11-20', '2027-11-21'])
    expect((await read(tom)).family.payer).toBeNull()
  })

  it('does not renew the membership of someone who has died', async () => {
    await pay()
    await add(tom)
    const died = { because: 'deceased', reason: 'Her daughter wrote.', expectedUntil: '2027-11-21' }
    await admin.post(`/desk/members/${tom}/end`, died)
    expect((await pay({ expectedUntil: '2028-11-21' })).status).toBe(200)
    expect(await read(tom)).toMatchObject({ renewalDate: '2026-11-20', getsMails: false })
  })

  it('does not touch a separate membership that ends on the same day', async () => {
    await pay()
    await add(tom)
    await server.query(`update users set membership_kind = 'adult' where id = '${tom}'`)
    const pause = { reason: 'Abroad until spring.', expectedUntil: '2027-11-21' }
    expect((await admin.put(`/desk/members/${sian}/pause`, pause)).status).toBe(200)
    expect(await ends(sian, tom)).toEqual(['2026-11-20', '2027-11-21'])
  })

  it('is left without an end of what is paid for, twice as once', async () => {
    await pay()
    await add(tom)
    const remove = (id: string) => admin.delete(`/desk/members/${sian}/family/${id}`)
    expect((await remove(tom)).json.family.members).toEqual([])
    expect((await remove(tom)).status).toBe(200)
    expect((await remove(helen)).json.code).toBe('own_account')
    expect(await ends(tom)).toEqual(['2027-11-21'])
    const audited = await server.query(`select action, subject_id from audit where action like 'family.%' order by id`)
    expect(audited).toEqual([
      { action: 'family.added', subject_id: tom },
      { action: 'family.removed', subject_id: tom },
    ])
  })

  it('loses an account that is deleted, of either side', async () => {
    await pay()
    await add(tom)
    await add(rhys)
    const newcomer = await logIn(server, 'newcomer')
    const { json: mine } = await newcomer.get('/my-data')
    expect(mine.familyOf).toEqual([{ addedAt: expect.any(String) }])
    await newcomer.post('/profile/deletion', { currentPassword: 'clear-round' })
    expect((await read(sian)).family.members.map(({ id }) => id)).toEqual([rhys])
  })
})
