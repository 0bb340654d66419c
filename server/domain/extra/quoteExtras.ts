import { and, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import { coversDay, pausedOn } from '#contract/membership/renewal'
import type { ExtraKey, ExtraReason, ExtraRequest, QuotedExtra } from '#contract/extra/cartExtra'
import { dayAt, type Day } from '#contract/shared/calendar'
import type { Db } from '../../db/client'
import { purchases, showExtras, shows, soldExtras } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { Facts } from '../entry/eligibility'
import { heldAgainFrom, type UnpaidHold } from '../entry/holds'
import { visible } from '../show/queries'
import type { ShowRow } from '../show/showFromRow'
import { leftForMember, leftOfOption, loadTaken, type Taken } from './sold'
import { extraRefundRule, officeSaleEnd, saleEnd } from './terms'

type ExtraRow = typeof showExtras.$inferSelect

/** Extras of shows that can be seen, each with its show. */
export const findExtras = (db: Db, ids: readonly string[]) =>
  db
    .select({ extra: showExtras, show: shows })
    .from(showExtras)
    .innerJoin(shows, eq(shows.id, showExtras.showId))
    .where(and(inArray(showExtras.id, [...ids]), visible))

/** Why an extra is not sold now, apart from how many are left; null: it is. `end`: when its sale ends, which at the show office is later. */
export const notSoldNow = (
  extra: ExtraRow,
  show: ShowRow,
  now: Date,
  end = saleEnd(extra, show),
): 'not_on_sale' | 'sale_over' | null => {
  if (show.state !== 'published' || extra.paused || now < show.entriesOpenAt) return 'not_on_sale'
  return now < end ? null : 'sale_over'
}

/** Whether someone's membership lets them buy extras, on the web and at the show office alike. */
const buysExtras = (user: Facts['user'], today: Day): boolean =>
  isAdmin(user) || (coversDay(user, today) && pausedOn(user, today) === null)

interface Buyer {
  db: Db
  user: Facts['user']
  now: Date
  /** They are sold at the show office. */
  isAtOffice: boolean
}

/** Says of an extra why it is not sold to someone at all, however few are wanted. */
export const refusalOfExtras = async ({ db, user, now, isAtOffice }: Buyer) => {
  const { timeZone, currency } = await loadSettings(db)
  const isMember = buysExtras(user, dayAt(now.toISOString(), timeZone))
  return (extra: ExtraRow, show: ShowRow): ('not_on_sale' | 'sale_over' | 'no_member')[] => {
    const end = isAtOffice ? officeSaleEnd(show) : saleEnd(extra, show)
    const closed = extra.currency === currency ? notSoldNow(extra, show, now, end) : 'not_on_sale'
    return [...(closed === null ? [] : [closed]), ...(isMember ? [] : ['no_member' as const])]
  }
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

/** In SQL: it is paid, or held by a checkout that has not run out. */
export const stillHeld = (now: Date, which?: SQL) =>
  or(eq(purchases.status, 'paid'), and(or(isNull(purchases.holdUntil), gt(purchases.holdUntil, now)), which))

/** In a quote an expired hold holds nothing, nor does the caller's own checkout, which the next one replaces. */
const heldByOthers = (userId: string, now: Date) =>
  stillHeld(now, sql`(${purchases.userId} <> ${userId} or ${purchases.paidBy} = 'transfer')`)

/** What is known of the extras of a cart: their rows and shows, what is taken, and the member's holds that ran out. */
export interface ExtraFacts {
  lines: QuotedExtra[]
  missing: ExtraKey[]
  unpaidHolds: UnpaidHold[]
}

/**
 * Today's price of each extra, with every reason against it; what does not exist is `missing`. `isQuote`: nothing is bought, so what ran out
 * is free. `officeOf`: the show at whose office they are sold; it sells no other show's, until it is over, and to who has let checkouts run out too.
 * The price is that of the row, whatever the browser has sent.
 */
export const quoteExtras = async (
  db: Db,
  user: Facts['user'],
  wanted: readonly ExtraRequest[],
  { now, isQuote, officeOf }: { now: Date; isQuote: boolean; officeOf?: string | undefined },
): Promise<ExtraFacts> => {
  if (wanted.length === 0) return { lines: [], missing: [], unpaidHolds: [] }
  const ids = [...new Set(wanted.map(({ extraId }) => extraId))]
  const found = (await findExtras(db, ids)).filter(({ show }) => officeOf === undefined || show.id === officeOf)
  const known = new Map(found.map((row) => [row.extra.id, row]))
  const refusals = await refusalOfExtras({ db, user, now, isAtOffice: officeOf !== undefined })
  const taken: Taken[] = await loadTaken(db, ids, {
    userId: user.id,
    which: isQuote ? heldByOthers(user.id, now) : undefined,
  })
  const unpaidHolds = officeOf === undefined ? await loadUnpaidExtraHolds(db, user.id, ids, now) : []
  const lines: QuotedExtra[] = []
  const missing: ExtraKey[] = []
  for (const { extraId, optionId, quantity } of wanted) {
    const row = known.get(extraId)
    const option = row?.extra.options.find(({ id }) => id === optionId) ?? null
    if (!row || (option === null) !== (optionId === null) || (option === null && row.extra.options.length > 0)) {
      missing.push({ extraId, optionId })
      continue
    }
    const { extra, show } = row
    const left = leftOfOption(extra, optionId, taken)
    const forMember = leftForMember(extra, taken)
    const reasons: ExtraReason[] = [
      ...refusals(extra, show).map((code) => ({ code })),
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
