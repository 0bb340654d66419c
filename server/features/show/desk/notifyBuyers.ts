import { and, eq, inArray, isNull } from 'drizzle-orm'
import { fill, paths } from '#contract/shared/paths'
import type { ShowForm } from '#contract/show/form'
import type { ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { showExtras, soldExtras, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { findSold, isPaid, type FoundSold } from '../../../domain/extra/lines'
import type { WorkedShow } from '../../../domain/show/deskShow'
import { mailOwner } from '../../../mail/queueMail'
import { extraMovedMails } from '../../../messages/extraMails'
import { addressOf } from '../../../site/address'
import { venueOf } from './notifyEntered'

interface Change {
  before: ShowForm
  after: ShowForm
  why: string
  by: ChangedBy
}

/**
 * Where a show is on other days or at another venue, lets those who have bought its extras withdraw them with everything back, and emails
 * each buyer once.
 */
export const notifyBuyers = async (
  tx: Db,
  deps: ServerDeps,
  { row: { id: showId, name: show } }: WorkedShow,
  { before, after, why, by }: Change,
): Promise<void> => {
  const place = { was: venueOf(before), is: venueOf(after) }
  const days = { was: [before.startDate, before.endDate], is: [after.startDate, after.endDate] } as const
  if (place.was === place.is && days.was.join() === days.is.join()) return
  const ofShow = inArray(
    soldExtras.extraId,
    tx.select({ id: showExtras.id }).from(showExtras).where(eq(showExtras.showId, showId)),
  )
  await tx.update(soldExtras).set({ termsChangedAt: by.at }).where(ofShow)
  const sold = await findSold(tx, and(ofShow, isPaid))
  const ofBuyer = new Map<string, FoundSold[]>()
  for (const one of sold) ofBuyer.set(one.purchase.userId, [...(ofBuyer.get(one.purchase.userId) ?? []), one])
  const buyers = await tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [...ofBuyer.keys()]), isNull(users.deletedAt)))
  for (const user of buyers) {
    const own = ofBuyer.get(user.id) ?? []
    const [only, ...others] = new Set(own.map(({ purchase }) => purchase.id))
    const path = only !== undefined && others.length === 0 ? fill(paths.purchase, { id: only }) : paths.purchases
    const mail = extraMovedMails[user.locale]({
      show,
      why,
      venue: place.was === place.is ? null : place,
      days: days.was.join() === days.is.join() ? null : days,
      extras: own.map((one) => one.sold),
      link: addressOf(deps)(path),
    })
    await mailOwner(tx, deps, user, mail, { isOwed: true })
  }
}
