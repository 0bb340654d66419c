import { eq } from 'drizzle-orm'
import type { EntryState } from '#contract/access/purchaseStates'
import type { Db } from '../db/client'
import { classes, dogs, entries, purchases, shows } from '../db/schema'
import { takesWithdrawals } from './refund'
import type { ActiveEntry } from './withdraw'

/** An entry with what it is about. */
export const findEntry = async (tx: Db, id: string): Promise<ActiveEntry | undefined> => {
  const [found] = await tx
    .select({ entry: entries, cls: classes, show: shows, dog: { id: dogs.id, name: dogs.name }, purchase: purchases })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .where(eq(entries.id, id))
  return found
}

/** What policies are told of an entry. */
export const stateAt = ({ entry, show }: ActiveEntry, now: Date): EntryState =>
  entry.status === 'paid' && !takesWithdrawals(show, now) ? 'closed' : entry.status
