import { and, asc, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import type { ExtraBuyers } from '#contract/extra/extra'
import type { Locale } from '#contract/shared/locales'
import type { Db } from '../../db/client'
import { purchaseRefunds, purchases, showExtras, shows, soldExtras, users } from '../../db/schema'
import { refundsOfExtra, soldPrice, soldStatus } from '../../domain/extra/terms'
import type { ShowRow } from '../../domain/show/showFromRow'
import { HttpError } from '../../http/httpError'
import type { SpreadsheetTable } from '../../http/tables'
import { extraListMessages } from '../../messages/extraLists'

/** What is paid, held or withdrawn: a checkout that came to nothing has bought nothing. */
const bought = or(
  inArray(purchases.status, ['pending', 'paid']),
  and(eq(purchases.status, 'refunded'), isNotNull(soldExtras.withdrawnAt)),
)

const select = async (db: Db, which: SQL | undefined) => {
  const rows = await db
    .select({
      sold: soldExtras,
      extra: showExtras,
      show: shows,
      purchase: purchases,
      user: users,
      refund: purchaseRefunds,
    })
    .from(soldExtras)
    .innerJoin(showExtras, eq(showExtras.id, soldExtras.extraId))
    .innerJoin(shows, eq(shows.id, showExtras.showId))
    .innerJoin(purchases, eq(purchases.id, soldExtras.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .leftJoin(purchaseRefunds, eq(purchaseRefunds.soldExtraId, soldExtras.id))
    .where(and(which, bought))
    .orderBy(asc(showExtras.createdAt), asc(showExtras.id), asc(purchases.number), asc(soldExtras.id))
  return rows.flatMap((row) => {
    const status = soldStatus(row)
    return status === 'released' ? [] : [{ ...row, status }]
  })
}

/** Who has bought an extra of a show, or holds it in a checkout. */
export const loadBuyers = async (db: Db, show: ShowRow, extraId: string, now: Date): Promise<ExtraBuyers> => {
  const ofShow = and(eq(showExtras.id, extraId), eq(showExtras.showId, show.id))
  const [extra] = await db.select().from(showExtras).where(ofShow)
  if (!extra) throw new HttpError('not_found')
  return {
    name: extra.name,
    showName: show.name,
    items: (await select(db, ofShow)).map(({ user, status, ...one }) => ({
      id: one.sold.id,
      memberId: user.id,
      memberName: user.deletedAt === null ? user.name : null,
      purchaseNumber: one.purchase.number,
      option: one.sold.option,
      quantity: one.sold.quantity,
      total: soldPrice(one.sold),
      currency: one.purchase.currency,
      status,
      refunds: refundsOfExtra(one, now),
      paidAtDesk: one.purchase.deskWay,
      refundDue:
        one.purchase.paidBy === 'desk' && one.refund !== null && one.refund.doneAt === null ? one.refund.amount : null,
    })),
  }
}

/** All that were sold of the extras of a show, as a table. */
export const buyersTable = async (db: Db, show: ShowRow, locale: Locale): Promise<SpreadsheetTable> => {
  const { columns, statuses, ways } = extraListMessages[locale]
  const rows = await select(db, eq(showExtras.showId, show.id))
  return {
    columns: Object.values(columns),
    rows: rows.map(({ sold, purchase, user, status }) => [
      sold.name[locale],
      sold.option?.[locale] ?? null,
      sold.quantity,
      user.name,
      user.deletedAt === null ? user.memberNumber : null,
      user.deletedAt === null ? user.email : null,
      purchase.number,
      statuses[status],
      { money: soldPrice(sold) },
      purchase.currency,
      purchase.deskWay && ways[purchase.deskWay],
    ]),
  }
}
