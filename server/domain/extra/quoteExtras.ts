import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import { pausedOn } from '#contract/membership/renewal'
import type { ExtraKey, ExtraReason, ExtraRequest, QuotedExtra } from '#contract/extra/cartExtra'
import { dayAt } from '#contract/shared/calendar'
import type { Db } from '../../db/client'
import { purchases, showExtras, shows, soldExtras } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { Facts } from '../entry/eligibility'
import { heldAgainFrom, type UnpaidHold } from '../entry/holds'
import { visible } from '../show/queries'
import type { ShowRow } from '../show/showFromRow'
import { leftForMember, leftOfOption, loadTaken, type Taken } from './sold'
import { extraRefundRule, saleEnd } from './terms'

type ExtraRow = typeof showExtras.$inferSelect

/** Extras of shows that can be seen, each with its show. */
export const findExtras = (db: Db, ids: readonly string[]) =>
  db
    .select({ extra: showExtras, show: shows })
    .from(showExtras)
    .innerJoin(shows, eq(shows.id, showExtras.showId))
    .where(and(inArray(showExtras.id, [...ids]), visible))

/** Why an extra is not sold now, apart from how many are left; null: it is. */
export const notSoldNow = (extra: ExtraRow, show: ShowRow, now: Date): 'not_on_sale' | 'sale_over' | null => {
  if (show.state !== 'published' || extra.paused || now < show.entriesOpenAt) return 'not_on_sale'
  return now < saleEnd(extra, show) ? null : 'sale_over'
}

const hour = 60 * 60_000

/** The checkouts of a member that held some extras and were given up or ran out, as far back as they count. */
const loadUnpaidExtraHolds = async (
  db: Db,
  userId: string,
  extraIds: readonly string[],
  now: Date,
): Promise<UnpaidHold[]> => {
  const rows = await db
    .select({ classId: soldExtras.extraId, until: purchases.holdUntil })
    .from(purchases)
    .innerJoin(soldExtras, eq(soldExtras.purchaseId, purchases.id))
    .where(
      and(
        eq(purchases.userId, userId),
        inArray(purchases.status, ['cancelled', 'expired']),
        gt(purchases.holdUntil, new Date(now.getTime() - hour)),
        inArray(soldExtras.extraId, [...extraIds]),
      ),
    )
  return rows.flatMap(({ classId, until }) => (until === null ? [] : [{ classId, until }]))
}

/** In a quote an expired hold holds nothing, nor does the caller's own checkout, which the next one replaces. */
const stillHeld = (userId: string, now: Date) =>
  or(
    eq(purchases.status, 'paid'),
    and(
      or(isNull(purchases.holdUntil), gt(purchases.holdUntil, now)),
      sql`(${purchases.userId} <> ${userId} or ${purchases.paidBy} = 'transfer')`,
    ),
  )

/** What is known of the extras of a cart: their rows and shows, what is taken, and the member's holds that ran out. */
export interface ExtraFacts {
  lines: QuotedExtra[]
  missing: ExtraKey[]
  unpaidHolds: UnpaidHold[]
}

/**
 * Today's price of each extra, with every reason against it; what does not exist is `missing`. `isQuote`: nothing is bought, so what ran out
 * is free. The price is that of the row, whatever the browser has sent.
 */
export const quoteExtras = async (
  db: Db,
  user: Facts['user'],
  wanted: readonly ExtraRequest[],
  { now, isQuote }: { now: Date; isQuote: boolean },
): Promise<ExtraFacts> => {
  if (wanted.length === 0) return { lines: [], missing: [], unpaidHolds: [] }
  const ids = [...new Set(wanted.map(({ extraId }) => extraId))]
  const known = new Map((await findExtras(db, ids)).map((row) => [row.extra.id, row]))
  const { timeZone, currency } = await loadSettings(db)
  const today = dayAt(now.toISOString(), timeZone)
  const isMember =
    isAdmin(user) || (user.renewalDate !== null && user.renewalDate >= today && pausedOn(user, today) === null)
  const taken: Taken[] = await loadTaken(db, ids, {
    userId: user.id,
    which: isQuote ? stillHeld(user.id, now) : undefined,
  })
  const unpaidHolds = await loadUnpaidExtraHolds(db, user.id, ids, now)
  const lines: QuotedExtra[] = []
  const missing: ExtraKey[] = []
  for (const { extraId, optionId, quantity } of wanted) {
    const found = known.get(extraId)
    const option = found?.extra.options.find(({ id }) => id === optionId) ?? null
    if (!found || (option === null) !== (optionId === null) || (option === null && found.extra.options.length > 0)) {
      missing.push({ extraId, optionId })
      continue
    }
    const { extra, show } = found
    const closed = extra.currency === currency ? notSoldNow(extra, show, now) : 'not_on_sale'
    const left = leftOfOption(extra, optionId, taken)
    const forMember = leftForMember(extra, taken)
    const reasons: ExtraReason[] = [
      ...(closed === null ? [] : [{ code: closed }]),
      ...(isMember ? [] : [{ code: 'no_member' as const }]),
      ...(left !== null && left < quantity ? [{ code: 'too_few' as const, left }] : []),
      ...(forMember !== null && forMember < quantity ? [{ code: 'member_limit' as const, left: forMember }] : []),
      ...(heldAgainFrom(unpaidHolds, extraId, now) === null ? [] : [{ code: 'held_too_often' as const }]),
    ]
    lines.push({
      item: {
        extraId,
        optionId,
        quantity,
        showSlug: show.slug,
        showName: show.name,
        kind: extra.kind,
        name: extra.name,
        option: option?.name ?? null,
        currency: extra.currency,
      },
      price: extra.price,
      total: extra.price * quantity,
      refundRule: extraRefundRule(extra, show),
      reasons,
    })
    // Further lines of the same extra share its limits.
    taken.push({ extraId, optionId, all: quantity, own: quantity })
  }
  return { lines, missing, unpaidHolds }
}
