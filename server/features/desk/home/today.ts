import { sql } from 'drizzle-orm'
import { shows } from '../../../db/schema'

/** The day by which what leads a show to its members is wanted: before its entries open. */
export const dueBeforeEntries = sql<string>`least((${shows.entriesOpenAt} at time zone ${shows.timeZone})::date, ${shows.startDate})::text`

/** The day it is where a show is. */
export const todayThere = (at: Date) =>
  sql<string>`(${at.toISOString()}::timestamptz at time zone ${shows.timeZone})::date`
