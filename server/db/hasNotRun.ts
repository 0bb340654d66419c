import { sql } from 'drizzle-orm'
import { entries, results } from './schema'

/** Of entries: without a result. What a dog has run stands and stays paid, whatever becomes of its show. */
export const hasNotRun = sql`not exists (select from ${results} where ${results.entryId} = ${entries.id})`
