import { inArray, or } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { households } from '../../db/schema'

/** For each of these accounts those that share a household with it, which both have said. */
export const householdOf = async (db: Db, accounts: readonly string[]): Promise<Map<string, string[]>> => {
  const found = new Map<string, string[]>(accounts.map((id) => [id, []]))
  if (accounts.length === 0) return found
  const ids = [...found.keys()]
  const rows = await db
    .select({ one: households.askedBy, other: households.agreedBy })
    .from(households)
    .where(or(inArray(households.askedBy, ids), inArray(households.agreedBy, ids)))
  for (const { one, other } of rows) {
    found.get(one)?.push(other)
    found.get(other)?.push(one)
  }
  return found
}

/** An account and those of its household: none of them decides on what another of them has written. */
export const withHousehold = async (db: Db, accountId: string): Promise<string[]> => [
  accountId,
  ...((await householdOf(db, [accountId])).get(accountId) ?? []),
]
