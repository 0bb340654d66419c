import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { normalizeText } from '#contract/shared/normalizeText'
import { folded } from './folded'

/** Where the text begins in a column, ignoring case and accents: 1 at the start, 0 where it is not in it. */
export const positionIn = (column: PgColumn, text: string): SQL<number> =>
  sql<number>`position(${normalizeText(text)} in ${folded(column)})`

/**
 * One of the columns holds the text, ignoring case and accents; no condition where there is no text. A column of a large table has a
 * `searchIndex`, which conditions of one table alone can use: see `inAny`.
 */
export const contains = (columns: PgColumn[], text = ''): SQL | undefined => {
  const sought = normalizeText(text)
  if (sought === '') return undefined
  const pattern = `%${sought.replace(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => sql`${folded(column)} like ${pattern}`))
}

/** A column is among what one of the queries finds: each uses its own indexes, as conditions of several tables joined by `or` cannot. */
export const inAny = (column: PgColumn, queries: readonly (SQLWrapper | undefined)[]): SQL =>
  sql`${column} in (${sql.join(
    queries.filter((query) => query !== undefined),
    sql` union all `,
  )})`
