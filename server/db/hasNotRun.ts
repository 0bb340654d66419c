import { sql } from 'drizzle-orm'
import { classResults, entries, results } from './schema'

/**
 * Selects entries without a run. A dog that has run keeps its result, and isn't refunded if the show is cancelled. One that is
 * recorded as not run has run only in published results: its class took place without it.
 */
export const hasNotRun = sql`not exists (select from ${results} join ${classResults} on ${classResults.classId} = ${results.classId}
  where ${results.entryId} = ${entries.id} and (${results.outcome} <> 'not_run' or ${classResults.publishedAt} is not null))`
