import { eq, type SQL } from 'drizzle-orm'
import type { EntryState } from '#contract/access/purchaseStates'
import type { Db } from '../../db/client'
import { classes, dogs, entries, purchases, shows } from '../../db/schema'
import { takesWithdrawals } from '../purchase/refund'
import type { ActiveEntry } from './withdraw'

/** Entries with what each is about, in the order of their ids. */
export const findEntries = (tx: Db, which: SQL): Promise<ActiveEntry[]> =>
  tx
    .select({ entry: entries, cls: classes, show: shows, dog: { id: dogs.id, name: dogs.name }, purchase: purchases })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .where(which)
    .orderBy(entries.id)

/** An entry with what it is about. */
export const findEntry = async (tx: Db, id: string): Promise<ActiveEntry | undefined> =>
  (await findEntries(tx, eq(entries.id, id)))[0]

/** The state of an entry, as policies read it. */
export const stateAt = (one: ActiveEntry, now: Date): EntryState =>
  one.entry.status === 'paid' && !takesWithdrawals(one, now) ? 'closed' : one.entry.status

/** The same for withdrawing it, which new terms allow after entries have closed. */
export const withdrawalStateAt = (one: ActiveEntry, now: Date): EntryState =>
  one.entry.status === 'paid' && !takesWithdrawals(one, now) ? 'closed' : one.entry.status
