import { asc, eq } from 'drizzle-orm'
import type { DogShow } from '#contract/dog/change'
import { fewShows } from '#contract/show/show'
import type { Db } from '../../db/client'
import { classes } from '../../db/schema'
import { loadFacts, verdictOn, type Facts } from '../../domain/entry/eligibility'
import type { DogRow } from '../../domain/dog/dogFromRow'
import type { PaymentProvider } from '../../domain/payment/provider'
import { loadClosingShows } from '../../domain/show/queries'
import { toClass, toSummary, type ListedShow } from '../../domain/show/showFromRow'

/** The next shows that take entries, the one that closes first first, with what is against a dog in each of their classes. */
export const loadDogShows = async (
  db: Db,
  payments: PaymentProvider,
  user: Facts['user'],
  { id: dogId }: DogRow,
  now: Date,
): Promise<DogShow[]> => {
  const open = await loadClosingShows(db, user.id, now, fewShows)
  const ofShow = async (listed: ListedShow): Promise<DogShow> => {
    const rows = await db
      .select()
      .from(classes)
      .where(eq(classes.showId, listed.row.id))
      .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(classes.id))
    const requests = rows.map(({ id: classId }) => ({ classId, dogId }))
    const facts = await loadFacts(db, payments, user, requests, now)
    return {
      show: toSummary(listed),
      classes: rows.map((row) => ({
        cls: toClass(row, listed.row, now),
        ...verdictOn(facts, { classId: row.id, dogId }),
      })),
    }
  }
  // One after the other: each is a few queries, and one page must not use all connections.
  const answers: DogShow[] = []
  for (const listed of open) answers.push(await ofShow(listed))
  return answers
}
