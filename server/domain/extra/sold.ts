import { and, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { ExtraKey } from '#contract/extra/cartExtra'
import type { Db } from '../../db/client'
import { purchases, soldExtras, type showExtras } from '../../db/schema'

type ExtraRow = typeof showExtras.$inferSelect

/** In SQL: it takes one of those that there are. */
export const takesStock = and(isNull(soldExtras.withdrawnAt), inArray(purchases.status, ['pending', 'paid']))

/** How many are taken of an option of an extra, by all and by one member. */
export interface Taken extends ExtraKey {
  all: number
  own: number
}

/** What is taken of some extras. `which`: narrows down what counts. */
export const loadTaken = (
  db: Db,
  extraIds: readonly string[],
  { userId, which }: { userId: string | null; which?: SQL | undefined },
): Promise<Taken[]> =>
  db
    .select({
      extraId: soldExtras.extraId,
      optionId: soldExtras.optionId,
      all: sql<number>`sum(${soldExtras.quantity})`.mapWith(Number),
      own: sql<number>`coalesce(sum(${soldExtras.quantity}) filter (where ${purchases.userId} = ${userId}), 0)`.mapWith(
        Number,
      ),
    })
    .from(soldExtras)
    .innerJoin(purchases, eq(purchases.id, soldExtras.purchaseId))
    .where(and(inArray(soldExtras.extraId, [...extraIds]), takesStock, which))
    .groupBy(soldExtras.extraId, soldExtras.optionId)

const totalOf = (taken: readonly Taken[], field: 'all' | 'own') => taken.reduce((all, one) => all + one[field], 0)

/** How many are left of a whole extra; null where it has no limit. */
export const leftOf = (extra: ExtraRow, taken: readonly Taken[]): number | null => {
  const own = taken.filter(({ extraId }) => extraId === extra.id)
  return extra.limit === null ? null : Math.max(0, extra.limit - totalOf(own, 'all'))
}

/** How many are left of one of its options, by its own limit and that of the whole. */
export const leftOfOption = (extra: ExtraRow, optionId: string | null, taken: readonly Taken[]): number | null => {
  const option = extra.options.find(({ id }) => id === optionId)
  const ofOption = taken.filter((one) => one.extraId === extra.id && one.optionId === optionId)
  const limits = [
    leftOf(extra, taken),
    option === undefined || option.limit === null ? null : Math.max(0, option.limit - totalOf(ofOption, 'all')),
  ].filter((limit) => limit !== null)
  return limits.length === 0 ? null : Math.min(...limits)
}

/** How many more one member may buy of an extra; null where that has no limit. */
export const leftForMember = (extra: ExtraRow, taken: readonly Taken[]): number | null => {
  const own = taken.filter(({ extraId }) => extraId === extra.id)
  return extra.perMember === null ? null : Math.max(0, extra.perMember - totalOf(own, 'own'))
}

/** Whether there are still enough for what a purchase wants that holds nothing any more. The extras must be locked, and its payer. */
export const areLeft = async (
  tx: Db,
  { id, userId }: { id: string; userId: string },
  extras: readonly ExtraRow[],
): Promise<boolean> => {
  const wanted = await tx
    .select()
    .from(soldExtras)
    .where(and(eq(soldExtras.purchaseId, id), isNull(soldExtras.withdrawnAt)))
  const others = await loadTaken(
    tx,
    extras.map((extra) => extra.id),
    { userId, which: ne(soldExtras.purchaseId, id) },
  )
  const taken = [
    ...others,
    ...wanted.map(({ extraId, optionId, quantity }) => ({ extraId, optionId, all: quantity, own: quantity })),
  ]
  const isOver = (limit: number | null, which: (one: Taken) => boolean, field: 'all' | 'own') =>
    limit !== null && totalOf(taken.filter(which), field) > limit
  return !extras.some(
    (extra) =>
      isOver(extra.limit, ({ extraId }) => extraId === extra.id, 'all') ||
      isOver(extra.perMember, ({ extraId }) => extraId === extra.id, 'own') ||
      extra.options.some((option) =>
        isOver(option.limit, (one) => one.extraId === extra.id && one.optionId === option.id, 'all'),
      ),
  )
}
