import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { RefundMembership } from '#contract/membership/atDesk'
import { fill, paths } from '#contract/shared/paths'
import { audit } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockPurchases } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { purchaseRefunds, purchases } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { book } from '../../domain/money/book'
import { owedRefundOf } from '../../domain/money/bookings'
import type { Ask } from '../../domain/account/lockMember'
import { loadDocuments } from '../../domain/money/invoice/documents'
import { correctAfterRefund } from '../../domain/money/invoice/issue'
import { HttpError } from '../../http/httpError'
import { mailOwner } from '../../mail/queueMail'
import { familyMails } from '../../messages/familyMails'
import { membershipRefundMails } from '../../messages/membershipRefundMails'
import { addressOf } from '../../site/address'
import { setEnd } from './deskMemberships'
import { coveredWith, lockFamily } from './family'
import { todayOf } from './today'
import { loadRefundable } from './refundable'

const refund = async (tx: Db, deps: ServerDeps, ask: Ask & RefundMembership): Promise<void> => {
  const { id, by, purchaseId, amount, ends, reason, expectedMost, expectedUntil } = ask
  const { member, family } = await lockFamily(tx, ask)
  const which = and(eq(purchases.id, purchaseId), eq(purchases.userId, id), eq(purchases.kind, 'membership'))
  const [purchase] = await lockPurchases(tx, which)
  if (!purchase) throw new HttpError('not_found')
  const refundable = (await loadRefundable(tx, member, [purchase], await todayOf(tx, by))).get(purchaseId)
  const lastDay = ends ? (refundable?.lastDay ?? null) : null
  if (refundable?.most !== expectedMost || member.renewalDate !== expectedUntil || (ends && lastDay === null))
    throw new HttpError('consequences_changed')
  const made = { id: randomUUID(), purchaseId, amount, reason, recordedBy: by.actor, createdAt: by.at }
  await tx.insert(purchaseRefunds).values(made)
  await book(tx, [owedRefundOf(purchase, made, by.at)], by.actor)
  await audit(tx, {
    by,
    action: 'purchase.refund_owed',
    subject: { type: 'purchase', id: purchaseId },
    onBehalfOf: id,
    after: { refund: amount, currency: purchase.currency },
  })
  await correctAfterRefund(tx, [purchaseId], by)
  if (lastDay !== null) {
    const end = { event: 'refunded', endsOn: lastDay, reason } as const
    await setEnd(tx, member, end, by)
    for (const person of coveredWith(member, family)) {
      await setEnd(tx, person, end, by)
      const notice = familyMails[person.locale].changed({ payer: member.name, lastDay })
      await mailOwner(tx, deps, person, notice, { isOwed: true })
    }
  }
  const invoiced = (await loadDocuments(tx, [purchaseId])).has(purchaseId)
  const mail = membershipRefundMails[member.locale]({
    number: purchase.number,
    amount,
    currency: purchase.currency,
    isByHand: purchase.paidBy === 'desk',
    lastDay,
    reason,
    link: addressOf(deps)(fill(paths.purchase, { id: purchaseId })),
    invoiceLink: invoiced ? addressOf(deps)(fill(paths.purchaseInvoice, { id: purchaseId })) : null,
  })
  await mailOwner(tx, deps, member, mail, { isOwed: true })
}

/**
 * Refunds all or part of what was paid for a membership: from now on it is owed, and the provider that took the payment sends it, or the
 * office by hand. The membership ends with it if that is wanted.
 */
export const refundMembership = (deps: ServerDeps, ask: Ask & RefundMembership): Promise<void> =>
  withRetry(() => deps.db.transaction((tx) => refund(tx, deps, ask)))
