import { spendAtRandom } from './moneyAtRandom'
import { postgresUrl } from './testDatabases'

const onPostgres = postgresUrl ? describe : describe.skip

onPostgres('random purchases, payments, refunds, disputes and statements at two servers, on PostgreSQL', () => {
  it('leave a ledger that balances, and every invariant of money and places [M82]', async () => {
    const { sequences, wrong, done } = await spendAtRandom(testServer.start, postgresUrl ?? '', {
      sequences: 15,
      seed: 9,
    })
    expect([sequences, wrong]).toEqual([15, []])
    expect(Math.min(done.buy, done.pay, done.cancelShow)).toBeGreaterThan(0)
  })
})
