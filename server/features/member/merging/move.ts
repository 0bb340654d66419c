import { eq, getTableName, inArray, or, sql, type SQL } from 'drizzle-orm'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockDogs, lockPurchases } from '../../../db/locks'
import type { MergeUndo } from '../../../db/mergesTable'
import { dogs, purchases } from '../../../db/schema'
import { keptBy, type DogRow } from '../../../domain/dog/dogFromRow'
import type { Pair } from './preview'
import { followed, type Followed } from './references'

/** The name of a reference in an undo: its table and column. */
export const nameOf = ({ column }: Pick<Followed, 'column'>): string => `${getTableName(column.table)}.${column.name}`

const keyOf = ({ key }: Followed): SQL => sql`jsonb_build_array(${sql.join(key, sql`, `)})`

/** Lets rows refer to another account, and returns their keys. */
const redirect = async (tx: Db, one: Followed, to: string, which: SQL): Promise<unknown[][]> => {
  const { column } = one
  const answer: unknown = await tx.execute(
    sql`update ${column.table} set ${sql.identifier(column.name)} = ${to} where ${which} returning ${keyOf(one)} as key`,
  )
  return (answer as { rows: { key: unknown[] }[] }).rows.map(({ key }) => key)
}

/** Does the kept account have such a row already? */
const isTaken = ({ column, once, unless }: Followed, keptId: string): SQL => {
  if (unless) return unless(keptId)
  if (!once) return sql`false`
  const table = getTableName(column.table)
  const same = once.map(
    ({ name }) => sql`own.${sql.identifier(name)} = ${sql.identifier(table)}.${sql.identifier(name)}`,
  )
  return sql`exists (select 1 from ${column.table} own where own.${sql.identifier(column.name)} = ${keptId} and ${sql.join(same, sql` and `)})`
}

/** Lets the rows of one account refer to another one. */
export const moveRows = async (tx: Db, { kept, merged }: Pair): Promise<MergeUndo['rows']> => {
  const moved: MergeUndo['rows'] = {}
  for (const one of followed) {
    // Strangers may have typed an address that is not confirmed.
    if (one.byEmail && merged.emailConfirmedAt === null) continue
    const [from, to] = one.byEmail ? [merged.email, kept.email] : [merged.id, kept.id]
    const keys = await redirect(tx, one, to, sql`${one.column} = ${from} and not ${isTaken(one, kept.id)}`)
    if (keys.length > 0) moved[nameOf(one)] = keys
  }
  return moved
}

/** Gives rows back that still refer to the kept account, or have its address of then: those that are gone by now stay gone. */
export const restoreRows = async (tx: Db, { rows, keptEmail }: MergeUndo, { kept, merged }: Pair): Promise<void> => {
  for (const one of followed) {
    const keys = rows[nameOf(one)]
    if (!keys) continue
    const moved = sql`${keyOf(one)} in (select value from jsonb_array_elements(${JSON.stringify(keys)}::jsonb))`
    const [from, to] = one.byEmail ? [keptEmail ?? kept.email, merged.email] : [kept.id, merged.id]
    await redirect(tx, one, to, sql`${one.column} = ${from} and ${moved}`)
  }
}

/** Locks what two accounts have, in its order, after the accounts themselves. */
export const lockBelongings = async (tx: Db, mergedId: string, keptId: string): Promise<DogRow[]> => {
  const locked = await lockDogs(tx, or(keptBy(mergedId), keptBy(keptId)))
  await lockPurchases(tx, inArray(purchases.userId, [mergedId, keptId]))
  return locked
}

type Keepers = MergeUndo['dogs'][number]['was']

const giveDog = async (tx: Db, id: string, was: Keepers, became: Keepers, by: ChangedBy): Promise<void> => {
  await tx
    .update(dogs)
    .set({ ...became, version: sql`${dogs.version} + 1` })
    .where(eq(dogs.id, id))
  await audit(tx, {
    by,
    action: 'dog.transferred',
    subject: { type: 'dog', id },
    onBehalfOf: became.ownerId,
    before: was,
    after: became,
  })
}

/** Lets an account keep the locked dogs of another one, in its place. Who would own and manage a dog owns it. */
export const moveDogs = async (
  tx: Db,
  locked: readonly DogRow[],
  { keptId, mergedId, by }: { keptId: string; mergedId: string; by: ChangedBy },
): Promise<MergeUndo['dogs']> => {
  const moved: MergeUndo['dogs'] = []
  const inPlaceOf = (id: string | null) => (id === mergedId ? keptId : id)
  for (const { id, name, ownerId, managerId } of locked) {
    if (ownerId !== mergedId && managerId !== mergedId) continue
    const owner = ownerId === mergedId ? keptId : ownerId
    const manager = inPlaceOf(managerId)
    const was = { ownerId, managerId }
    const became = { ownerId: owner, managerId: manager === owner ? null : manager }
    await giveDog(tx, id, was, became, by)
    moved.push({ id, name, was, became })
  }
  return moved
}

/** The dogs of a merge that are as it left them: the others have been deleted, or have changed hands since. */
const unchangedDogs = async (db: Db, moved: MergeUndo['dogs']): Promise<MergeUndo['dogs']> => {
  const ids = moved.map(({ id }) => id)
  const { id, ownerId, managerId } = dogs
  const rows = await db.select({ id, ownerId, managerId }).from(dogs).where(inArray(id, ids))
  return moved.filter(({ id: dogId, became }) =>
    rows.some((row) => row.id === dogId && row.ownerId === became.ownerId && row.managerId === became.managerId),
  )
}

/** The names of the dogs that an undo leaves where they are. */
export const lostDogs = async (db: Db, { dogs: moved }: MergeUndo): Promise<string[]> => {
  const left = await unchangedDogs(db, moved)
  return moved.filter((dog) => !left.includes(dog)).map(({ name }) => name)
}

/** Gives dogs back that are as the merge left them. */
export const restoreDogs = async (tx: Db, { dogs: moved }: MergeUndo, by: ChangedBy): Promise<void> => {
  for (const { id, was, became } of await unchangedDogs(tx, moved)) await giveDog(tx, id, became, was, by)
}
