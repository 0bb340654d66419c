import type { ImportBatch, ImportChecked, ImportOutcome } from '#contract/member/importing'
import { dayAt } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import type { ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { withRetry } from '../../../db/retry'
import { loadSettings } from '../../../db/settings'
import type { ServerDeps } from '../../../deps'
import { hashPassword } from '../../../domain/account/passwords'
import { lockCaller } from '../../../http/lockCaller'
import { newToken } from '../../../lib/tokens'
import { findOlder } from '../merging/duplicates'
import { invite } from './invite'
import { judgeRows, type JudgedRow } from './judgeRows'
import { openAccounts } from './openAccounts'

const outcomeOf = ({ row, fate, fields }: JudgedRow): ImportOutcome => ({ row, fate, fields })

const newMembers = (judged: readonly JudgedRow[]) =>
  judged.flatMap(({ fate, member }) => (fate === 'new' && member ? member : []))

/** The day of the organisation, by which rows are read. */
const todayIn = async (db: Db, at: Date) => {
  const { timeZone } = await loadSettings(db)
  return { timeZone, today: dayAt(at.toISOString(), timeZone) }
}

/** What would become of each row, without writing anything. */
export const checkImport = async (
  db: Db,
  { rows, dateOrder, at }: Pick<ImportBatch, 'rows' | 'dateOrder'> & { at: Date },
): Promise<ImportChecked> => {
  const { today } = await todayIn(db, at)
  const judged = await judgeRows(db, rows, { dateOrder, today })
  const numbers = newMembers(judged).map(({ memberNumber }) => memberNumber ?? 0)
  return { outcomes: judged.map(outcomeOf), highestNumber: Math.max(0, ...numbers) }
}

interface Import extends ImportBatch {
  by: ChangedBy
  locale: Locale
}

const importRows = async (tx: Db, deps: ServerDeps, passwordHash: string, given: Import): Promise<ImportOutcome[]> => {
  const { by, rows, dateOrder } = given
  await lockCaller(tx, by.actor)
  const { timeZone, today } = await todayIn(tx, by.at)
  const judged = await judgeRows(tx, rows, { dateOrder, today })
  const opened = await openAccounts(tx, newMembers(judged), { ...given, today, timeZone, passwordHash })
  if (given.invite) await invite(tx, deps, opened)
  const ids = new Map(opened.map(({ email, id }) => [email, id]))
  const idOf = ({ fate, member }: JudgedRow) => (fate === 'new' && member ? ids.get(member.email) : undefined)
  const older = await findOlder(tx, [...ids.values()])
  // What another transaction took since the rows were read is seen now.
  const missed = new Set(judged.filter((one) => one.fate === 'new' && idOf(one) === undefined).map(({ row }) => row))
  const again = await judgeRows(
    tx,
    rows.filter(({ row }) => missed.has(row)),
    { dateOrder, today },
  )
  return judged.map((one): ImportOutcome => {
    const otherId = idOf(one)
    if (otherId !== undefined) {
      const id = older.get(otherId)
      return { row: one.row, fate: 'opened', fields: {}, ...(id !== undefined && { likely: { id, otherId } }) }
    }
    return outcomeOf(again.find(({ row }) => row === one.row) ?? one)
  })
}

/** Opens an account for each new row, in one transaction. The same rows again are known, and nothing is written. */
export const importMembers = async (deps: ServerDeps, given: Import): Promise<ImportOutcome[]> => {
  // One hash for all, since a hash is made to be slow: its password is random, and no person has ever seen it. Members choose their own
  // by the link of a forgotten password; that several accounts share a hash says only that their members have not.
  const passwordHash = await hashPassword(newToken())
  return withRetry(() => deps.db.transaction((tx) => importRows(tx, deps, passwordHash, given)))
}
