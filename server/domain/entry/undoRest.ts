import { and, eq, gt, sql } from 'drizzle-orm'
import { undoFor } from '#contract/entry/desk'
import { classes, entries } from '../../db/schema'

const second = 1_000

/** How long the desk may undo a withdrawal, from it on: as long as its screen offers it, and the way there. */
export const undoWithin = undoFor + 5 * second
/** How long what follows from such a withdrawal rests (its mail, its refund, the offer of its place), whichever clock counts. */
export const restFor = undoWithin + 5 * second

/** In SQL: a place in this class was given back a moment ago, and may be undone. */
export const hasResting = (now: Date) =>
  sql`exists (select from ${entries} where ${and(
    eq(entries.classId, classes.id),
    eq(entries.status, 'withdrawn'),
    sql`${entries.withdrawalId} is not null`,
    gt(entries.withdrawnAt, new Date(now.getTime() - restFor)),
  )})`
