import { sql } from 'drizzle-orm'
import { shows } from '../db/schema'

/** The day it is where a show is. */
export const todayThere = (at: Date) =>
  sql<string>`(${at.toISOString()}::timestamptz at time zone ${shows.timeZone})::date`
