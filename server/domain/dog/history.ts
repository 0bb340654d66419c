import { desc, eq } from 'drizzle-orm'
import { dogValueFields, type DogValue, type DogValueField, type ValueSource } from '#contract/dog/change'
import type { Db } from '../../db/client'
import { dogHistory, users } from '../../db/schema'
import type { DogRow } from './dogFromRow'

/** Who says what a dog's values are, and when. */
export interface SaidBy {
  source: ValueSource
  accountId: string | null
  at: Date
}

type Values = Pick<
  DogRow,
  'declaredHeight' | 'measuredHeight' | 'microchip' | 'kennelClubGrade' | 'fciLevel' | 'nexusRank'
>

const valueOf = (field: DogValueField, dog: Values): string =>
  String((field === 'height' ? (dog.measuredHeight ?? dog.declaredHeight) : dog[field]) ?? '')

/** Keeps of a dog's values those that are new, or differ from what was there; a measurement also where it confirms the height. */
export const recordValues = async (
  tx: Db,
  before: Values | null,
  after: Values & { id: string },
  { source, accountId, at }: SaidBy,
): Promise<void> => {
  const isNew = (field: DogValueField) => valueOf(field, after) !== (before ? valueOf(field, before) : '')
  const changed = dogValueFields.filter((field) => isNew(field) || (field === 'height' && source === 'measured'))
  if (changed.length === 0) return
  const rows = changed.map((field) => ({ field, value: valueOf(field, after), source, saidBy: accountId, at }))
  await tx.insert(dogHistory).values(rows.map((row) => ({ ...row, dogId: after.id })))
}

/** Every value that a dog has or had, the newest first. */
export const historyOf = async (db: Db, dogId: string): Promise<DogValue[]> => {
  const rows = await db
    .select({ row: dogHistory, name: users.name })
    .from(dogHistory)
    .leftJoin(users, eq(users.id, dogHistory.saidBy))
    .where(eq(dogHistory.dogId, dogId))
    .orderBy(desc(dogHistory.id))
    .limit(500)
  return rows.map(({ row: { field, value, source, at }, name }) => ({
    field,
    value,
    source,
    at: at.toISOString(),
    by: source === 'measured' ? name : null,
  }))
}
