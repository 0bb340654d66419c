import { eq } from 'drizzle-orm'
import { grouped, referenceOf } from '#contract/payment/bankTransfer'
import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { mailOwner } from '../../mail/queueMail'
import { transferMails } from '../../messages/transferMails'
import { addressOf } from '../../site/address'
import type { ActiveEntry } from '../../domain/entry/withdraw'

/**
 * Emails the owner of an expected transfer for a cancelled show: the money is no longer wanted, and what was sent is
 * refunded. Runs within the transaction that closed the purchase.
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
