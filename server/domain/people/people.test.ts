import { recordRefusal } from '#contract/access/authorize'
import type { Relation } from '#contract/access/policy'
import { logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const id = (number: number) => `00000004-0000-4000-8000-${String(number).padStart(12, '0')}`
const [marek, fiona, aleksandra] = [id(1), id(2), id(3)] as const

describe('people named by shows', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(() => server.reset())

  const admin = (...words: string[]) => server.admin('person', ...words)
  const accountOf = async (person: string) => {
    const [row] = await server.query(
      `select email from people left join users on users.id = account_id where people.id = '${person}'`,
    )
    return row?.email
  }
  const audited = () =>
    server.query(
      `select action, actor, subject_id, before, after, on_behalf_of is null as nobodys from audit
       where subject_type = 'person' order by id`,
    )

  it('are listed with their roles and accounts', async () => {
    expect((await admin('list')).split('\n')).toEqual([
      `${aleksandra}  Aleksandra Żurek  judges 4, approves 0  no account`,
      `${fiona}  Fiona Drummond  judges 4, approves 0  no account`,
      `${id(5)}  Helen Marsh  judges 0, approves 8  admin@example.org`,
      `${marek}  Marek Zieliński  judges 5, approves 0  judge@example.org`,
      `${id(4)}  Ruth Pemberton  judges 0, approves 9  reviewer@example.org`,
    ])
  })

  it('are linked to an account and unlinked from it, and the audit records both [P03]', async () => {
    expect(await admin('link', fiona.toUpperCase(), ' Member@Example.org ')).toBe(
      'Fiona Drummond is now linked to member@example.org.',
    )
    expect(await accountOf(fiona)).toBe('member@example.org')
    expect(await admin('link', fiona, 'member@example.org')).toBe(
      'Fiona Drummond is already linked to member@example.org.',
    )
    expect(await admin('unlink', fiona)).toBe('Fiona Drummond is no longer linked to member@example.org.')
    expect(await admin('unlink', fiona)).toBe('Fiona Drummond has no account.')
    expect(await accountOf(fiona)).toBeNull()
    expect(await server.admin('audit', fiona)).toMatch(/ person\.linked {2}person:.*\n.* person\.unlinked {2}person:/)
    const [of, none] = [{ accountId: '00000001-0000-4000-8000-000000000002' }, { accountId: null }]
    const change = { actor: 'operator', subject_id: fiona, nobodys: false }
    expect(await audited()).toEqual([
      { ...change, action: 'person.linked', before: none, after: of },
      { ...change, action: 'person.unlinked', before: of, after: none },
    ])
  })

  it.each([
    ['a person of another account', [marek, 'member@example.org'], 'Marek Zieliński is linked to judge@example.org.'],
    [
      'an account of another person',
      [fiona, 'judge@example.org'],
      `judge@example.org is linked to Marek Zieliński (${marek}).`,
    ],
    ['no person', ['fiona', 'member@example.org'], 'No person fiona. See: npm run admin -- person list'],
    ['no account', [fiona, 'unknown@example.org'], 'There is no account with the address unknown@example.org.'],
  ])('are not linked where it is %s', async (_case, [person, email], message) => {
    const before = await server.query('select * from people order by id')
    await expect(admin('link', person ?? '', email ?? '')).rejects.toThrow(message)
    expect(await server.query('select * from people order by id')).toEqual(before)
    expect(await audited()).toEqual([])
  })

  it('are not linked to an account with an unconfirmed address', async () => {
    await server.query(`update users set email_confirmed_at = null where email = 'member@example.org'`)
    await expect(admin('link', fiona, 'member@example.org')).rejects.toThrow('has never confirmed its address')
    expect(await accountOf(fiona)).toBeNull()
  })

  it('have one account and are its only person, also after concurrent requests [P04]', async () => {
    const both = await Promise.allSettled([
      admin('link', fiona, 'member@example.org'),
      admin('link', fiona, 'newcomer@example.org'),
      admin('link', aleksandra, 'member@example.org'),
      admin('link', aleksandra, 'newcomer@example.org'),
    ])
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(refused).toHaveLength(2)
    for (const reason of refused) expect(reason).toMatch(/ is linked to .*\. Unlink them first\.$/)
    expect([await accountOf(fiona), await accountOf(aleksandra)].sort()).toEqual([
      'member@example.org',
      'newcomer@example.org',
    ])
    expect(await audited()).toHaveLength(2)
  })

  it('make of their account a judge or approver of the shows that name them, and of no other [P05]', async () => {
    const relationsOf = async (name: string, slug = 'shrewsbury-winter-classic') => {
      const user = (await (await logIn(server, name)).get('/me')).json
      const [caller, show] = [{ user, token: 'held' }, (await server.recordFactsOf(slug)) ?? {}]
      const isA = (relation: Relation) => recordRefusal({ caller: [], relation }, caller, show) === null
      return (['assignedJudge', 'approver'] as const).filter(isA)
    }
    expect(await relationsOf('judge')).toEqual(['assignedJudge'])
    expect(await relationsOf('judge', 'zakopane-pod-tatrami')).toEqual([])
    expect(await relationsOf('reviewer')).toEqual(['approver'])
    expect(await relationsOf('member')).toEqual([])
    await admin('unlink', marek)
    await admin('link', fiona, 'member@example.org')
    expect([await relationsOf('judge'), await relationsOf('member')]).toEqual([[], ['assignedJudge']])
  })

  it('appear in the own data of their account', async () => {
    const own = async (name: string) => (await (await logIn(server, name)).get('/my-data')).json.person
    expect(await own('judge')).toEqual([
      { id: marek, name: 'Marek Zieliński', accountId: '00000001-0000-4000-8000-000000000004', version: 1 },
    ])
    expect(await own('member')).toEqual([])
  })

  it('stay in the shows, without an account, when it is deleted [P06]', async () => {
    const show = async () => (await (await logIn(server, 'member')).get('/shows/kendal-fells-agility')).json
    const before = await show()
    expect(before.judges).toEqual(['Marek Zieliński'])
    const judge = await logIn(server, 'judge')
    expect((await judge.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
    expect(await accountOf(marek)).toBeNull()
    expect(await show()).toEqual(before)
    const erased = { accountId: null }
    expect(await audited()).toMatchObject([{ action: 'person.unlinked', before: erased, after: erased }])
  })
})
