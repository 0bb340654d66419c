import type { TestServer } from '../testing/startTestServer'

const transaction = `insert into ledger_transactions (kind, subject_id, day, currency, at, actor)
  values ('journal', gen_random_uuid(), '2026-11-21', 'GBP', now(), 'system') returning id`
const posting = (account: string, amount: number) =>
  `insert into ledger_postings (transaction_id, account, amount) select id, '${account}', ${amount} from made`

describe('the tables of the ledger', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterAll(() => server.reset())
  beforeEach(() => server.reset())

  const write = (...postings: string[]) =>
    server.query(
      [
        `with made as (${transaction})`,
        ...postings.map((one, index) => `, p${index} as (${one})`),
        'select id from made',
      ].join(' '),
    )

  it('take a transaction that adds up to nothing', async () => {
    await expect(write(posting('bank', 500), posting('fees', 30), posting('provider', -530))).resolves.toHaveLength(1)
  })

  it.each([
    ['that does not add up', [posting('bank', 500), posting('cash', -499)]],
    ['with one posting', [posting('bank', 500)]],
    ['without postings', []],
  ])('refuse a transaction %s', async (_what, postings) => {
    const before = await server.query('select count(*) from ledger_transactions')
    await expect(write(...postings)).rejects.toMatchObject({ cause: { code: '23514' } })
    expect(await server.query('select count(*) from ledger_transactions')).toEqual(before)
  })

  it('refuse a posting that is added later', async () => {
    const [made] = await write(posting('bank', 500), posting('cash', -500))
    const late = `insert into ledger_postings (transaction_id, account, amount) values (${String(made?.id)}, 'fees', 1)`
    await expect(server.query(late)).rejects.toMatchObject({ cause: { code: '23514' } })
  })

  it.each([
    "update ledger_transactions set day = '2026-01-01'",
    'update ledger_postings set amount = 2 * amount',
    'delete from ledger_transactions',
    'delete from ledger_postings',
    'truncate ledger_postings, ledger_transactions',
  ])('refuse to %s', async (statement) => {
    await expect(server.query(statement)).rejects.toMatchObject({ cause: { code: '23001' } })
  })
})
