import { inArray } from 'drizzle-orm'
import { sum } from '#contract/shared/money'
import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { restFor } from './undoRest'
import { loadDocuments } from '../money/invoice/documents'
import { mailOwner } from '../../mail/queueMail'
import { withdrawalMails, type WhyWithdrawn } from '../../messages/withdrawalMails'
import { refundOf } from '../purchase/refund'
import type { ActiveEntry } from './withdraw'
import { addressOf } from '../../site/address'

const startOf = ({ cls }: ActiveEntry): string => `${cls.date} ${cls.startTime}`

/** Where the corrected invoices are of the purchases that something is refunded of. */
const invoiceLinks = async (
  tx: Db,
  deps: ServerDeps,
  own: readonly ActiveEntry[],
  lines: readonly { refund: number }[],
): Promise<string[]> => {
  const refunded = own.filter((_one, index) => (lines[index]?.refund ?? 0) > 0).map(({ purchase }) => purchase.id)
  const invoiced = await loadDocuments(tx, [...new Set(refunded)])
  return [...invoiced.keys()].map((id) => addressOf(deps)(fill(paths.purchaseInvoice, { id })))
}

/**
 * Emails the payer of entries that they are withdrawn, each once, with the refund: by the show's policy, or as the desk
 * has decided, by entry. Runs within the transaction that withdrew them.
 */
export const mailWithdrawn = async (
  tx: Db,
  deps: ServerDeps,
  withdrawn: readonly ActiveEntry[],
  why: WhyWithdrawn,
  decided?: { refunds: ReadonlyMap<string, number>; reason: string; withdrawalId: string },
): Promise<void> => {
  const paid = withdrawn.filter(({ entry }) => entry.status === 'paid')
  const payers = [...new Set(paid.map(({ purchase }) => purchase.userId))]
  if (payers.length === 0) return
  for (const user of await tx.select().from(users).where(inArray(users.id, payers))) {
    const own = paid.filter(({ purchase }) => purchase.userId === user.id)
    const [first] = own
    if (!first || user.deletedAt) continue
    const isOnePurchase = own.every(({ purchase }) => purchase.id === first.purchase.id)
    const inOrder = own.toSorted(
      (a, b) => startOf(a).localeCompare(startOf(b)) || a.dog.name.localeCompare(b.dog.name, user.locale),
    )
    const lines = inOrder.map((one) => ({
      dog: one.dog.name,
      show: one.show.name,
      date: one.cls.date,
      startTime: one.cls.startTime,
      ring: one.cls.ring,
      refund: (decided ? decided.refunds.get(one.entry.id) : refundOf(one)) ?? 0,
      currency: one.purchase.currency,
      isByHand: one.purchase.paidBy === 'desk',
    }))
    await mailOwner(
      tx,
      deps,
      user,
      withdrawalMails[user.locale]({
        why,
        reason: decided?.reason ?? first.show.cancelReason ?? first.cls.cancelReason ?? '',
        lines,
        refund: sum(lines.map(({ refund }) => refund)),
        byHand: sum(lines.map(({ refund, isByHand }) => (isByHand ? refund : 0))),
        currency: first.purchase.currency,
        link: addressOf(deps)(isOnePurchase ? fill(paths.purchase, { id: first.purchase.id }) : paths.purchases),
        isOnePurchase,
        invoiceLinks: await invoiceLinks(tx, deps, inOrder, lines),
      }),
      { isOwed: true, ...(decided && { withdrawal: { id: decided.withdrawalId, restFor } }) },
    )
  }
}
