import { eq } from 'drizzle-orm'
import { grouped, referenceOf } from '#contract/payment/bankTransfer'
import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../db/client'
import { users, type purchases } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { mailOwner } from '../../mail/queueMail'
import { transferMails } from '../../messages/transferMails'
import { addressOf } from '../../site/address'
import type { ClassRow, ShowRow } from '../show/showFromRow'

interface Closed {
  purchase: typeof purchases.$inferSelect
  show: ShowRow
  /** The class that was cancelled; null: its whole show was. */
  cls: ClassRow | null
}

/**
 * Emails the owner of an expected transfer for a cancelled show or class: the money is no longer wanted, and what was sent is
 * refunded. Runs within the transaction that closed the purchase.
 */
export const mailClosedTransfer = async (
  tx: Db,
  deps: Pick<ServerDeps, 'encryption' | 'now' | 'publicUrl'>,
  { purchase, show, cls }: Closed,
): Promise<void> => {
  if (purchase.paidBy !== 'transfer') return
  const [user] = await tx.select().from(users).where(eq(users.id, purchase.userId))
  if (!user || user.deletedAt) return
  const mail = transferMails[user.locale].closed({
    number: purchase.number,
    show: show.name,
    cls,
    reason: (cls === null ? show.cancelReason : cls.cancelReason) ?? '',
    reference: grouped(referenceOf(purchase.number)),
    link: addressOf(deps)(fill(paths.purchase, { id: purchase.id })),
  })
  await mailOwner(tx, deps, user, mail, { isOwed: true })
}
