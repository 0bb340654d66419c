import { eq } from 'drizzle-orm'
import { grouped, referenceOf } from '#contract/bankTransfer'
import { fill, paths } from '#contract/paths'
import type { Db } from '../db/client'
import { users } from '../db/schema'
import type { ServerDeps } from '../deps'
import { mailOwner } from '../mail/queueMail'
import { transferMails } from '../messages/transferMails'
import { addressOf } from '../site/address'
import type { ActiveEntry } from './withdraw'

/**
 * Tells the person who was about to send money for entries in a cancelled show that it is no longer wanted, and that what was sent
 * comes back. Within the transaction that closed the purchase.
 */
export const mailClosedTransfer = async (tx: Db, deps: ServerDeps, closed: readonly ActiveEntry[]): Promise<void> => {
  const first = closed.find(({ entry, purchase }) => entry.status === 'held' && purchase.paidBy === 'transfer')
  if (!first) return
  const { purchase, show } = first
  const [user] = await tx.select().from(users).where(eq(users.id, purchase.userId))
  if (!user || user.deletedAt) return
  const mail = transferMails[user.locale].closed({
    number: purchase.number,
    show: show.name,
    reason: show.cancelReason ?? '',
    reference: grouped(referenceOf(purchase.number)),
    link: addressOf(deps)(fill(paths.purchase, { id: purchase.id })),
  })
  await mailOwner(tx, deps, user, mail, { isOwed: true })
}
