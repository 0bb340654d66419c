import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Db } from './client'
import { lockClasses, lockPurchases, lockUsers } from './locks'
import { users } from './schema'

const fresh = (): Db => drizzle.mock()
const outOfOrder = /out of order/

it('locks accounts, then purchases, then classes [R01.1]', () => {
  const tx = fresh()
  expect(() => {
    void lockUsers(tx, eq(users.id, 'x'))
    void lockPurchases(tx, sql`true`)
    void lockClasses(tx, [])
  }).not.toThrow()
})

it('refuses to lock in any other order, or a table twice [R01.1]', async () => {
  const tx = fresh()
  void lockPurchases(tx, sql`true`)
  expect(() => lockPurchases(tx, sql`true`)).toThrow(outOfOrder)
  expect(() => lockUsers(tx, sql`true`)).toThrow(outOfOrder)
  const other = fresh()
  void lockClasses(other, ['x']).catch(() => undefined)
  await expect(lockClasses(other, ['y'])).rejects.toThrow(outOfOrder)
})
