import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { PayoutOfLine } from '#contract/money/providerLines'
import type { Statement } from '#contract/money/statement'
import { grouped, referenceOf } from '#contract/payment/bankTransfer'
import { daysBetween } from '#contract/shared/calendar'
import type { Db } from '../../../db/client'
import { bankLines, providerLines, purchases, users } from '../../../db/schema'
import { leavesFrom, loadDueRefunds } from '../../../domain/payment/dueRefunds'
import { loadTransferPurchases } from '../../../domain/payment/transferPurchases'
import { matchLines, numbersIn } from './matchLines'
import type { LineRow } from './lockLine'

/** So many open lines are shown at a time: the others follow as these are settled. */
const openMost = 500
const settledMost = 100

const isOpen = isNull(bankLines.outcome)

type Row = Pick<
  Awaited<ReturnType<typeof loadTransferPurchases>>[number],
  'number' | 'status' | 'payer' | 'name' | 'total' | 'currency'
>

const candidateOf = (row: Row, key: string, sign: 1 | -1) => ({
  key,
  number: row.number,
  amount: sign * row.total,
  currency: row.currency,
  names: [row.payer ?? '', row.name],
  isLate: sign > 0 && row.status !== 'pending',
})

/** The payments that lines may be: expected transfers, those that a line names, even if they come too late, and refunds that are due. */
const loadCandidates = async (db: Db, lines: readonly LineRow[]) => {
  const numbers = [...new Set(lines.flatMap(({ text }) => numbersIn(text)))]
  const isNamed = and(inArray(purchases.number, numbers), notInArray(purchases.status, ['paid', 'refunded']))
  const transfers = [
    ...(await loadTransferPurchases(db, eq(purchases.status, 'pending'))),
    ...(await loadTransferPurchases(db, isNamed)),
  ]
  const byNumber = new Map(transfers.map((row) => [row.number, row]))
  const refunds = (await loadDueRefunds(db)).filter((row) => leavesFrom(row) === 'bank')
  return [
    ...[...byNumber.values()].map((row) => {
      return { ...candidateOf(row, String(row.number), 1), row, shows: row.shows, refundId: null }
    }),
    ...refunds.map((row) => ({ ...candidateOf(row, row.id, -1), row, shows: [], refundId: row.id })),
  ]
}

const lineOf = ({ id, account, day, amount, currency, name, text, bankId }: LineRow) => ({
  id,
  account,
  day,
  amount,
  currency,
  name,
  text,
  bankId,
})

const loadSettled = async (db: Db): Promise<Statement['settled']> => {
  const rows = await db
    .select({ line: bankLines, number: purchases.number, by: users.name })
    .from(bankLines)
    .leftJoin(purchases, eq(purchases.id, bankLines.purchaseId))
    .leftJoin(users, and(eq(sql`${users.id}::text`, bankLines.settledBy), isNull(users.deletedAt)))
    .where(isNotNull(bankLines.settledAt))
    .orderBy(desc(bankLines.settledAt), asc(bankLines.id))
    .limit(settledMost)
  return rows.flatMap(({ line, number, by }) =>
    line.outcome === null || line.settledAt === null
      ? []
      : [
          {
            ...lineOf(line),
            outcome: line.outcome,
            number,
            bookedTo: line.bookedTo,
            reason: line.reason,
            settledAt: line.settledAt.toISOString(),
            settledBy: by,
          },
        ],
  )
}

/** So many days at most lie between the day of a payout and that of its line. */
const payoutDays = 7

/** The payout that each line probably is, by the line's id: one that is expected, with its sum. A line has one payout, and a payout one line. */
const matchPayouts = async (db: Db, lines: readonly LineRow[]): Promise<Map<string, PayoutOfLine>> => {
  const expected = await db
    .select()
    .from(providerLines)
    .where(and(eq(providerLines.kind, 'payout'), eq(providerLines.isUnknown, true), isNull(providerLines.outcome)))
    .orderBy(asc(providerLines.day), asc(providerLines.id))
  const found = new Map<string, PayoutOfLine>()
  for (const { id, providerId, day, amount, currency } of expected) {
    const line = lines.find(
      (one) =>
        !found.has(one.id) &&
        one.amount === -amount &&
        one.currency === currency &&
        Math.abs(daysBetween(one.day, day)) <= payoutDays,
    )
    if (line) found.set(line.id, { id, providerId, day, amount: line.amount })
  }
  return found
}

/** Lines to settle with the payment that each probably is, and those settled last. `reader`: whose own purchases are marked. */
export const loadStatement = async (db: Db, reader: string): Promise<Statement> => {
  const lines = await db
    .select()
    .from(bankLines)
    .where(isOpen)
    .orderBy(desc(bankLines.day), asc(bankLines.id))
    .limit(openMost)
  const matches = matchLines(lines, await loadCandidates(db, lines))
  const payouts = await matchPayouts(
    db,
    lines.filter(({ id }) => !matches.has(id)),
  )
  return {
    openInAll: await db.$count(bankLines, isOpen),
    settled: await loadSettled(db),
    open: lines.map((line) => {
      const { why, payment } = matches.get(line.id) ?? {}
      if (!why || !payment) return { ...lineOf(line), match: null, payout: payouts.get(line.id) ?? null }
      const { number, amount, shows, refundId, row } = payment
      const match = {
        why,
        reference: grouped(referenceOf(number)),
        number,
        refundId,
        payer: row.payer ?? row.name,
        kind: row.kind,
        shows,
        since: row.since.toISOString(),
        amount: Math.abs(amount),
        own: row.userId === reader,
      }
      return { ...lineOf(line), match, payout: null }
    }),
  }
}
