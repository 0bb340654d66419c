import { asc, eq } from 'drizzle-orm'
import type { OfficeExtra } from '#contract/extra/extra'
import type { Db } from '../../db/client'
import { showExtras } from '../../db/schema'
import type { Facts } from '../entry/eligibility'
import type { ShowRow } from '../show/showFromRow'
import { refusalOfExtras, stillHeld } from './quoteExtras'
import { leftForMember, leftOf, leftOfOption, loadTaken } from './sold'

/** What a show sells besides entries, in its order. */
export const extrasOf = (db: Db, showId: string): Promise<(typeof showExtras.$inferSelect)[]> =>
  db
    .select()
    .from(showExtras)
    .where(eq(showExtras.showId, showId))
    .orderBy(asc(showExtras.createdAt), asc(showExtras.id))

/** The extras of a show as its office sells them to a member: what is withdrawn from sale is not among them. A member's own checkout counts. */
export const loadOfficeExtras = async (
  db: Db,
  show: ShowRow,
  user: Facts['user'],
  now: Date,
): Promise<OfficeExtra[]> => {
  const rows = (await extrasOf(db, show.id)).filter(({ paused }) => !paused)
  const refusals = await refusalOfExtras({ db, user, now, isAtOffice: true })
  const ids = rows.map(({ id }) => id)
  const taken = await loadTaken(db, ids, { userId: user.id, which: stillHeld(now) })
  return rows.map((extra) => ({
    id: extra.id,
    kind: extra.kind,
    name: extra.name,
    price: extra.price,
    options: extra.options.map(({ id, name }) => ({ id, name, left: leftOfOption(extra, id, taken) })),
    left: leftOf(extra, taken),
    leftForMember: leftForMember(extra, taken),
    reason: refusals(extra, show)[0] ?? null,
  }))
}
