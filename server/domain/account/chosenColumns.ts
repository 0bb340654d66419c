import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import type { ColumnsTable } from '../../db/columnsTables'
import { lockCaller } from '../../http/lockCaller'

/** Of so many kinds of file an account's choice is kept; the one that was chosen longest ago goes first. */
const keptFiles = 20

interface Chosen<Field extends string> {
  key: string
  columns: (Field | null)[]
}

/** The columns that an account chose for its files, the newest choice first. */
export const loadChosenColumns = <Field extends string>(
  db: Db,
  table: ColumnsTable<Field>,
  userId: string,
): Promise<Chosen<Field>[]> =>
  db
    .select({ key: table.key, columns: table.columns })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.chosenAt))
    .limit(keptFiles)

/** Keeps the columns that an account chose for files with the same headers. */
export const saveChosenColumns = <Field extends string>(
  db: Db,
  table: ColumnsTable<Field>,
  { userId, key, columns, chosenAt }: Chosen<Field> & { userId: string; chosenAt: Date },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCaller(tx, userId)
    const set = { columns, chosenAt }
    await tx
      .insert(table)
      .values({ userId, key, ...set })
      .onConflictDoUpdate({ target: [table.userId, table.key], set })
    const kept = (await loadChosenColumns(tx, table, userId)).map((chosen) => chosen.key)
    await tx.delete(table).where(and(eq(table.userId, userId), notInArray(table.key, kept)))
  })
