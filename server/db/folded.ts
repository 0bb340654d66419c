import { sql, type SQLWrapper } from 'drizzle-orm'
import { index, type PgColumn } from 'drizzle-orm/pg-core'

/** A text as `normalizeText` makes it; capitals too, because a database of the locale C lowers no letter but a to z. */
export const folded = (text: SQLWrapper) =>
  sql`regexp_replace(translate(lower(normalize(${text}, NFD)), 'łŁ', 'll'), '[\\u0300-\\u036f[:space:]-]', '', 'g')`

/** What finds any three letters or more in a column, ignoring case and accents. */
export const searchIndex = (name: string, column: PgColumn) =>
  index(name).using('gin', sql`(${folded(column)}) gin_trgm_ops`)
