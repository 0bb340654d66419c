import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { dayAt, type Day } from '#contract/shared/calendar'
import { normaliseCode, type CodeRefusal, type DiscountTerms } from '#contract/purchase/discount'
import type { Db } from '../../db/client'
import { discounts, purchases } from '../../db/schema'
import { loadSettings } from '../../db/settings'

export type DiscountRow = typeof discounts.$inferSelect

/** The purchases that a use of their code is counted for. */
export const usesCode = inArray(purchases.status, ['pending', 'paid'])

/** A code that a cart names, on a day of the organisation. */
export interface NamedCode {
  text: string
  row: DiscountRow | null
  today: Day
}

/** Looks a code up; one that was ended, or has not begun, is as unknown as one that never was. */
export const loadCode = async (db: Db, typed: string, now: Date): Promise<NamedCode> => {
  const text = normaliseCode(typed)
  const [row] = await db
    .select()
    .from(discounts)
    .where(and(eq(discounts.code, text), isNull(discounts.endedAt)))
  const { timeZone } = await loadSettings(db)
  const today = dayAt(now.toISOString(), timeZone)
  const begun = row && (row.validFrom === null || row.validFrom <= today)
  return { text, row: begun ? row : null, today }
}

/** The row of a code, including one that is not valid now. */
export const idsOf = (db: Db, code: string) =>
  db.select({ id: discounts.id }).from(discounts).where(eq(discounts.code, code))

export const termsOf = ({ percent, amount }: DiscountRow): DiscountTerms => {
  if (percent !== null) return { percent, amount: null }
  if (amount !== null) return { percent: null, amount }
  throw new Error('A discount is a percentage or an amount')
}

/** Which of some shows a discount is good for. */
export const isGoodFor = ({ showId }: DiscountRow, show: { id: string }): boolean =>
  showId === null || showId === show.id

/** The uses of a code, as one member meets them. */
export interface Uses {
  /** Uses that are counted, but certain not to be redeemed: the member's own, or those of checkouts whose time is over. */
  freed: number
  /** What the member has redeemed or keeps, and how much of that is not paid. */
  own: { all: number; unpaid: number }
}

/** Why a code takes nothing off entries in these shows; null where it does. */
export const refusalOf = (
  { row, today }: NamedCode,
  shows: readonly { id: string }[],
  currency: string,
  { freed, own }: Uses,
): CodeRefusal | null => {
  if (!row) return 'code_unknown'
  if (row.validTo !== null && row.validTo < today) return 'code_expired'
  if (row.pausedAt !== null) return 'code_paused'
  if (row.currency !== currency || !shows.some((show) => isGoodFor(row, show))) return 'code_not_for_this'
  if (row.usesPerMember !== null && own.all >= row.usesPerMember) return 'code_used_by_member'
  if (row.uses === null) return null
  if (row.used - freed >= row.uses) return 'code_used_up'
  // A transfer takes days: a member holds one use of a limited code at a time.
  return own.unpaid > 0 ? 'code_held' : null
}

/**
 * Takes one use of a code for a member, whose row must be locked; false where there is none left, for anyone or for this
 * member, or the code has been paused or ended meanwhile.
 */
export const redeem = async (tx: Db, id: string, userId: string): Promise<boolean> => {
  const own = and(eq(purchases.discountId, id), eq(purchases.userId, userId), usesCode)
  const left = and(
    sql`(${discounts.uses} is null or ${discounts.used} < ${discounts.uses})`,
    sql`(${discounts.usesPerMember} is null or ${tx.$count(purchases, own)} < ${discounts.usesPerMember})`,
  )
  const taken = await tx
    .update(discounts)
    .set({ used: sql`${discounts.used} + 1` })
    .where(and(eq(discounts.id, id), isNull(discounts.pausedAt), isNull(discounts.endedAt), left))
    .returning({ id: discounts.id })
  return taken.length === 1
}

/** Releases uses, one for each id, in the order of their ids: two releases never wait for each other. */
export const returnUses = async (tx: Db, ids: readonly (string | null)[]): Promise<void> => {
  const given = ids.filter((id) => id !== null).toSorted()
  for (const id of given)
    await tx
      .update(discounts)
      .set({ used: sql`${discounts.used} - 1` })
      .where(eq(discounts.id, id))
}
