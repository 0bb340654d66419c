import { sql } from 'drizzle-orm'
import { entries, results } from './schema'

/** Selects entries without a result. A dog that has run keeps its result, and isn't refunded if the show is cancelled. */
export const hasNotRun = sql`not exists (select from ${results} where ${results.entryId} = ${entries.id})`
