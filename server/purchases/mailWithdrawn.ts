import { inArray } from 'drizzle-orm'
import { sum } from '#contract/money'
import { fill, paths } from '#contract/paths'
import type { Db } from '../db/client'
import { users } from '../db/schema'
import type { ServerDeps } from '../deps'
import { mailOwner } from '../mail/queueMail'
import { withdrawalMails, type WhyWithdrawn } from '../messages/withdrawalMails'
import { refundOf } from './refund'
import type { ActiveEntry } from './withdraw'
import { addressOf } from '../site/address'

/**
 * Tells whoever had paid for entries that they are withdrawn, and what comes back: by the show's policy, or as the desk has
 * decided. Within the transaction that did it.
 */
export const mailWithdrawn = async (
  tx: Db,
  deps: ServerDeps,
  withdrawn: readonly ActiveEntry[],
  why: WhyWithdrawn,
  decided?: { refund: number; reason: string },
): Promise<void> => {
  const paid = withdrawn.filter(({ entry }) => entry.status === 'paid')
  const payers = [...new Set(paid.map(({ purchase }) => purchase.userId))]
  if (payers.length === 0) return
  for (const user of await tx.select().from(users).where(inArray(users.id, payers))) {
    const own = paid.filter(({ purchase }) => purchase.userId === user.id)
    const [first] = own
    if (!first || user.deletedAt) continue
    const lines = own.map((one) => ({
      ...{ show: one.show.name, date: one.cls.date, startTime: one.cls.startTime, ring: one.cls.ring },
      ...{ refund: decided?.refund ?? refundOf(one) ?? 0, currency: one.purchase.currency },
      isByHand: one.purchase.paidBy === 'desk',
    }))
    await mailOwner(
      tx,
      deps,
      user,
      withdrawalMails[user.locale]({
        ...{ why, dog: first.dog.name, reason: decided?.reason ?? first.show.cancelReason ?? '' },
        lines,
        refund: sum(lines.map(({ refund }) => refund)),
        byHand: sum(lines.map(({ refund, isByHand }) => (isByHand ? refund : 0))),
        currency: first.purchase.currency,
        link: addressOf(deps)(fill(paths.purchase, { id: first.purchase.id })),
      }),
    )
  }
}
