import { eq } from 'drizzle-orm'
import { sum } from '#contract/shared/money'
import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { mailOwner } from '../../mail/queueMail'
import { extraMails } from '../../messages/extraMails'
import { addressOf } from '../../site/address'
import { loadDocuments } from '../money/invoice/documents'
import type { FoundSold } from './lines'

/** Emails the payer what of a purchase was withdrawn, by the show; `reason`: why the organiser withdrew it. Runs within the transaction that withdrew it; an account that is deleted gets none. */
export const mailWithdrawnExtras = async (
  tx: Db,
  deps: ServerDeps,
  withdrawn: readonly FoundSold[],
  { refundOf, reason }: { refundOf: (one: FoundSold) => number; reason?: string },
): Promise<void> => {
  const [first] = withdrawn
  if (!first) return
  const { purchase } = first
  const [user] = await tx.select().from(users).where(eq(users.id, purchase.userId))
  if (!user || user.deletedAt) return
  const invoiced = await loadDocuments(tx, [purchase.id])
  for (const showId of new Set(withdrawn.map(({ show }) => show.id))) {
    const own = withdrawn.filter(({ show }) => show.id === showId)
    const show = own[0]?.show ?? first.show
    const extras = own.map((one) => {
      const { name, option, quantity } = one.sold
      return { name, option, quantity, refund: refundOf(one) }
    })
    const refund = sum(extras.map((one) => one.refund))
    const mail = extraMails[user.locale]({
      isCancelled: show.state === 'cancelled',
      reason: reason ?? show.cancelReason ?? '',
      show: show.name,
      extras,
      refund,
      isByHand: purchase.paidBy === 'desk',
      currency: purchase.currency,
      link: addressOf(deps)(fill(paths.purchase, { id: purchase.id })),
      invoiceLinks:
        refund > 0 ? [...invoiced.keys()].map((id) => addressOf(deps)(fill(paths.purchaseInvoice, { id }))) : [],
    })
    await mailOwner(tx, deps, user, mail, { isOwed: true })
  }
}
