import { and, eq, isNull } from 'drizzle-orm'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { people } from '../../db/schema'

type Person = typeof people.$inferSelect

const record = async (tx: Db, by: ChangedBy, person: Person, isLinked: boolean): Promise<void> => {
  const [linked, unlinked] = [{ accountId: person.accountId }, { accountId: null }]
  await audit(tx, {
    by,
    action: isLinked ? 'person.linked' : 'person.unlinked',
    subject: { type: 'person', id: person.id },
    onBehalfOf: person.accountId,
    before: isLinked ? unlinked : linked,
    after: isLinked ? linked : unlinked,
  })
}

/** Says whose account a person's is, and whether it does: it does not where they have one. The account must be locked. */
export const link = async (tx: Db, id: string, accountId: string, by: ChangedBy): Promise<boolean> => {
  const [person] = await tx
    .update(people)
    .set({ accountId })
    .where(and(eq(people.id, id), isNull(people.accountId)))
    .returning()
  if (!person) return false
  await record(tx, by, person, true)
  return true
}

/** Unlinks an account from its person, if it has one: shows keep naming them. The account must be locked. */
export const unlink = async (tx: Db, accountId: string, by: ChangedBy): Promise<void> => {
  const rows = await tx.update(people).set({ accountId: null }).where(eq(people.accountId, accountId)).returning()
  for (const person of rows) await record(tx, by, { ...person, accountId }, false)
}
