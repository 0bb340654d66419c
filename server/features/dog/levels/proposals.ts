import { and, asc, eq } from 'drizzle-orm'
import type { LevelProposal, LevelProposals, UnfitAtDesk } from '#contract/dog/level'
import type { Db } from '../../../db/client'
import { classes, dogs, entries, levelProposals, runningOrders, shows } from '../../../db/schema'
import { unfitForDesk, waitingProposal } from '../../../domain/dog/deskDecisions'
import { keepersOf, type DogRow } from '../../../domain/dog/dogFromRow'
import type { ProposalRow } from './reviewLevel'

const listed = 100

const toProposal = (row: ProposalRow, dog: DogRow, readerId: string): LevelProposal => ({
  id: row.id,
  dog: { slug: dog.slug, name: dog.name, breed: dog.breed, version: dog.version },
  rank: row.rank,
  next: row.rank + 1,
  earnedOn: row.earnedOn,
  clearRounds: row.clearRounds,
  agilityRounds: row.agilityRounds,
  isFlagged: row.state === 'confirmed',
  own: keepersOf(dog).includes(readerId),
})

const found = (db: Db) =>
  db
    .select({ row: levelProposals, dog: dogs })
    .from(levelProposals)
    .innerJoin(dogs, eq(dogs.id, levelProposals.dogId))
    .orderBy(asc(levelProposals.proposedAt), asc(levelProposals.id))
    .$dynamic()

const loadUnfit = (db: Db, now: Date): Promise<UnfitAtDesk[]> =>
  db
    .select({
      entryId: entries.id,
      dogName: dogs.name,
      showSlug: shows.slug,
      showName: shows.name,
      date: classes.date,
      startTime: classes.startTime,
      ring: classes.ring,
    })
    .from(entries)
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .leftJoin(runningOrders, eq(runningOrders.classId, classes.id))
    .where(unfitForDesk(now))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(entries.id))
    .limit(listed)

/** The earned levels that wait for the desk, and those whose results were corrected, the oldest first. */
export const loadProposals = async (db: Db, readerId: string, now: Date): Promise<LevelProposals> => {
  const rows = await found(db).where(waitingProposal)
  return {
    proposals: rows.slice(0, listed).map(({ row, dog }) => toProposal(row, dog, readerId)),
    more: Math.max(0, rows.length - listed),
    unfit: await loadUnfit(db, now),
  }
}

/** What waits for the desk of one dog. */
export const proposalOf = async (db: Db, dog: DogRow, readerId: string): Promise<LevelProposal | null> => {
  const [first] = await found(db)
    .where(and(eq(dogs.id, dog.id), waitingProposal))
    .limit(1)
  return first ? toProposal(first.row, dog, readerId) : null
}
