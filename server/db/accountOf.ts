import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The id of the account that a column names beside `system` and `operator`, which have none. */
export const accountOf = (actor: PgColumn): SQL => sql`case when length(${actor}) = 36 then ${actor}::uuid end`
