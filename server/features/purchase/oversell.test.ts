import { databases, embedded, postgresUrl } from '../../testing/testDatabases'
import type { TestServer } from '../../testing/startTestServer'

// No more than a server has connections: on a busy machine the others would wait too long for one.
const buyers = 20
const measured = postgresUrl ? describe : describe.skip

// An embedded database runs one transaction at a time and hides the race: only PostgreSQL says anything here.
measured('the last place, fought for on PostgreSQL', () => {
  const url = postgresUrl ?? ''
  it('is sold once', async () => {
    const results = await testServer.fight(url, 'locked', { rounds: 5, buyers })
    expect(results).toEqual(Array(5).fill({ accepted: 1, refused: buyers - 1, other: 0, sold: 1 }))
  })
  it('is sold once by the CHECK alone', async () => {
    const results = await testServer.fight(url, 'check only', { rounds: 5, buyers })
    expect(results.map(({ sold }) => sold)).toEqual([1, 1, 1, 1, 1])
  })
  it('is sold many times without both, or this test would show nothing', async () => {
    const results = await testServer.fight(url, 'none', { rounds: 5, buyers })
    expect(results.filter(({ sold }) => sold > 1).length).toBeGreaterThanOrEqual(4)
  })
})

describe.each(databases)('%s', (_name, url) => {
  it('is migrated twice without harm, by three servers at once too', async () => {
    const server: TestServer = await testServer.shared(url)
    await Promise.all(url !== embedded ? [server.migrate(), server.migrate(), server.migrate()] : [server.migrate()])
    expect((await server.query('select count(*) as n from plans'))[0]?.n).toBeDefined()
  })
})
