import { and, eq, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import { classes, dogs, entries, levelProposals, runningOrders, shows } from '../../db/schema'

/** Proposals that wait for the desk. A dog that was made "lower level" or retired since moves no more. */
export const waitingProposal = or(
  and(eq(levelProposals.state, 'open'), eq(dogs.lowerLevel, false), eq(dogs.retired, false)),
  and(eq(levelProposals.state, 'confirmed'), isNotNull(levelProposals.flaggedAt)),
)

/** Unfit entries whose payers can do nothing any more, until their running order is drawn: then they are adjusted on the day. */
export const unfitForDesk = (now: Date): SQL | undefined =>
  and(
    ...[isNotNull(entries.unfitSince), eq(entries.status, 'paid'), eq(shows.state, 'published')],
    ...[lte(shows.entriesCloseAt, now), isNull(runningOrders.classId), eq(classes.begun, false)],
  )
