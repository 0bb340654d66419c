import { eq } from 'drizzle-orm'
import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../db/client'
import { classes, dogs, shows, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { mailOwner } from '../../mail/queueMail'
import { waitingMails, type WaitingMail } from '../../messages/waitingMails'
import { addressOf } from '../../site/address'
import type { WaitingRow } from '../../domain/waiting/endWaiting'

/** Emails the account that waited the outcome, within the transaction that caused it. */
export const mailWaiting = async (
  tx: Db,
  deps: ServerDeps,
  row: WaitingRow,
  what: WaitingMail['what'],
): Promise<void> => {
  const [user] = await tx.select().from(users).where(eq(users.id, row.userId))
  const [found] = await tx
    .select({ cls: classes, show: shows })
    .from(classes)
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(eq(classes.id, row.classId))
  const [dog] = await tx.select({ name: dogs.name, ownerId: dogs.ownerId }).from(dogs).where(eq(dogs.id, row.dogId))
  if (!user || user.deletedAt || !found || !dog) return
  const { cls, show } = found
  const facts = {
    what,
    dog: dog.name,
    show: show.name,
    date: cls.date,
    startTime: cls.startTime,
    ring: cls.ring,
    until: row.offerUntil,
    timeZone: show.timeZone,
    link: addressOf(deps)(fill(paths.show, { slug: show.slug })),
  }
  await mailOwner(tx, deps, user, waitingMails[user.locale](facts), { isOwed: true })
}
