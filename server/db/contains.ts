import { or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { normalizeText } from '#contract/shared/normalizeText'

/** A column's text as `normalizeText` makes it; capitals too, because a database of the locale C lowers no letter but a to z. */
const folded = (column: PgColumn) =>
  sql`regexp_replace(translate(lower(normalize(${column}, NFD)), 'łŁ', 'll'), '[\u0300-\u036f[:space:]-]', '', 'g')`

/** Where the text begins in a column, ignoring case and accents: 1 at the start, 0 where it is not in it. */
export const positionIn = (column: PgColumn, text: string): SQL<number> =>
  sql<number>`position(${normalizeText(text)} in ${folded(column)})`

/** One of the columns holds the text, ignoring case and accents; no condition where there is no text. */
export const contains = (columns: PgColumn[], text = ''): SQL | undefined =>
  normalizeText(text) === '' ? undefined : or(...columns.map((column) => sql`${positionIn(column, text)} > 0`))
