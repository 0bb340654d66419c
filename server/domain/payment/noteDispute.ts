import { and, eq } from 'drizzle-orm'
import { openDisputes } from '#contract/money/movementLists'
import { sum } from '#contract/shared/money'
import { dayAt } from '#contract/shared/calendar'
import { paths } from '#contract/shared/paths'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { ledgerTransactions, providerMovements, type purchases } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { uuidOf } from '../../lib/uuidOf'
import { mailAdmins } from '../../mail/mailAdmins'
import { disputeMails } from '../../messages/disputeMails'
import { addressOf } from '../../site/address'
import { book } from '../money/book'
import { disputeFeeOf, disputeMoveOf, lostDisputeOf } from '../money/bookings'
import type { Dispute } from './provider'

type PurchaseRow = typeof purchases.$inferSelect
type MovementRow = typeof providerMovements.$inferSelect

const mailNew = async (tx: Db, deps: ServerDeps, { number, userId }: PurchaseRow, movement: MovementRow) => {
  const { timeZone } = await loadSettings(tx)
  const { amount, currency, reason, respondBy } = movement
  const mail = {
    number,
    amount,
    currency,
    reason,
    respondBy: respondBy && dayAt(respondBy.toISOString(), timeZone),
    link: addressOf(deps)(paths.deskMoney),
  }
  // Not to the payer, who may be an admin too.
  await mailAdmins(tx, deps, [userId], (locale) => disputeMails[locale].opened(mail))
}

/** Keeps a dispute as it is now, and whether that is news: an answer from before what is kept changes nothing. */
const keep = async (tx: Db, deps: ServerDeps, purchase: PurchaseRow, notice: Dispute, by: ChangedBy) => {
  const { kind, providerId, amount, currency, reason, state, respondBy, asOf } = notice
  const id = uuidOf([providerId])
  const fees = notice.moves.filter(({ feeCurrency }) => feeCurrency === currency).map(({ fee }) => fee)
  const present = { state, reason, respondBy, fee: Math.max(0, sum(fees)), asOf }
  const change = { by, subject: { type: 'provider_movement', id }, onBehalfOf: purchase.userId } as const
  const [before] = await tx.select().from(providerMovements).where(eq(providerMovements.id, id))
  if (!before) {
    const of = { id, providerId, kind, purchaseId: purchase.id, amount, currency, notedAt: by.at }
    const [added] = await tx
      .insert(providerMovements)
      .values({ ...of, ...present })
      .returning()
    await audit(tx, { ...change, action: 'movement.noted', ...(added && { after: added }) })
    if (added && openDisputes.includes(state)) await mailNew(tx, deps, purchase, added)
    return { movement: added, isNews: true }
  }
  if (before.asOf > asOf) return { movement: before, isNews: false }
  const [after] = await tx.update(providerMovements).set(present).where(eq(providerMovements.id, id)).returning()
  if (after && (after.state !== before.state || after.fee !== before.fee))
    await audit(tx, { ...change, action: 'movement.changed', before, after })
  return { movement: after, isNews: true }
}

/**
 * Keeps a dispute and books what it has moved up to now, each once. What it took is on the account `disputed` until the bank has
 * decided: then it is returned, or a loss. Admins get an email about a new one.
 */
export const noteDispute = async (
  tx: Db,
  deps: ServerDeps,
  purchase: PurchaseRow,
  notice: Dispute,
  by: ChangedBy,
): Promise<void> => {
  const { movement, isNews } = await keep(tx, deps, purchase, notice, by)
  if (!movement) return
  const isLoss = and(eq(ledgerTransactions.kind, 'dispute_lost'), eq(ledgerTransactions.subjectId, movement.id))
  const wasLost = (await tx.$count(ledgerTransactions, isLoss)) > 0
  for (const move of notice.moves) {
    const id = uuidOf([move.id])
    const { amount, fee, feeCurrency: currency } = move
    await book(
      tx,
      [
        ...(amount === 0 ? [] : [disputeMoveOf(movement, { id, amount }, wasLost, by.at)]),
        ...(fee === 0 ? [] : [disputeFeeOf(movement, { id, fee, currency }, by.at)]),
      ],
      by.actor,
    )
  }
  const taken = -sum(notice.moves.map(({ amount }) => amount))
  if (isNews && notice.state === 'lost' && taken > 0) await book(tx, [lostDisputeOf(movement, taken, by.at)], by.actor)
}
