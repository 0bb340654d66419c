import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Statement } from '#contract/money/statement'
import { grouped, referenceOf } from '#contract/payment/bankTransfer'
import type { Db } from '../../../db/client'
import { bankLines, purchases, users } from '../../../db/schema'
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

/** Lines to settle with the payment that each probably is, and those settled last. `reader`: whose own purchases are marked. */
export const loadStatement = async (db: Db, reader: string): Promise<Statement> => {
  const lines = await db
    .select()
    .from(bankLines)
    .where(isOpen)
    .orderBy(desc(bankLines.day), asc(bankLines.id))
    .limit(openMost)
  const matches = matchLines(lines, await loadCandidates(db, lines))
  return {
    openInAll: await db.$count(bankLines, isOpen),
    settled: await loadSettled(db),
    open: lines.map((line) => {
      const { why, payment } = matches.get(line.id) ?? {}
      if (!why || !payment) return { ...lineOf(line), match: null }
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
      return { ...lineOf(line), match }
    }),
  }
}
