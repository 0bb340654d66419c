import { postgresUrl } from '../../testing/testDatabases'

const measured = postgresUrl ? describe : describe.skip

// An embedded database runs one transaction at a time: only on PostgreSQL two can wait for each other.
measured('members who change between the same two carts, on PostgreSQL [R01.1]', () => {
  const url = postgresUrl ?? ''
  it('never wait for each other in a ring', async () => {
    const { statuses, deadlocks } = await testServer.switchCarts(url, 'together', { members: 6, seconds: 2 })
    expect([Object.keys(statuses), deadlocks]).toEqual([['201'], 0])
  })
  it('do where classes are locked as they come, or this test would show nothing', async () => {
    const { deadlocks } = await testServer.switchCarts(url, 'one by one', { members: 6, seconds: 8 })
    expect(deadlocks).toBeGreaterThan(0)
  })
})
