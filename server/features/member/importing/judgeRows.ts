import { setImmediate as nextTurn } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import type { ImportOutcome, ImportRow } from '#contract/member/importing'
import { readMember, type ImportContext, type ImportedMember, type RefusedFields } from '#contract/member/readMember'
import type { Db } from '../../../db/client'
import { accountMerges, users } from '../../../db/schema'

/** A row with what becomes of it; a member where it can be read. */
export interface JudgedRow extends ImportOutcome {
  member: ImportedMember | null
}

interface ReadRow {
  row: number
  member: ImportedMember | null
  fields: RefusedFields
}

const rowsPerTurn = 250

/** Reads rows, some in each turn of the event loop: other requests go between. */
const readRows = async (rows: readonly ImportRow[], context: ImportContext): Promise<ReadRow[]> => {
  const read: ReadRow[] = []
  for (const [index, { row, cells }] of rows.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await nextTurn()
    read.push({ row, member: null, fields: {}, ...readMember({ cells }, context) })
  }
  return read
}

const takenIn = async (db: Db, members: readonly ImportedMember[]) => {
  const numbers = members.flatMap(({ memberNumber }) => memberNumber ?? [])
  const wanted = members.map(({ email }) => email)
  const emailRows = await db.select({ email: users.email }).from(users).where(inArray(users.email, wanted))
  // The address of an account that was merged into another one is that member's.
  const mergedRows = await db
    .select({ email: accountMerges.email })
    .from(accountMerges)
    .where(inArray(accountMerges.email, wanted))
  const numberRows = await db
    .select({ number: users.memberNumber })
    .from(users)
    .where(inArray(users.memberNumber, numbers))
  return {
    emails: new Set([...emailRows, ...mergedRows].map(({ email }) => email)),
    numbers: new Set(numberRows.map(({ number }) => number)),
  }
}

/** What becomes of each row: by itself, by the accounts that there are, and by the rows before it. */
export const judgeRows = async (db: Db, rows: readonly ImportRow[], context: ImportContext): Promise<JudgedRow[]> => {
  const read = await readRows(rows, context)
  const taken = await takenIn(
    db,
    read.flatMap(({ member }) => member ?? []),
  )
  const before = { emails: new Set<string>(), numbers: new Set<number>() }
  const judge = ({ member, fields }: ReadRow): Pick<ImportOutcome, 'fate' | 'fields'> => {
    if (member === null) return { fate: 'refused', fields }
    const { email, memberNumber: number } = member
    if (taken.emails.has(email)) return { fate: 'known', fields }
    if (before.emails.has(email)) return { fate: 'twice', fields: { email: 'twice_in_file' } }
    if (number !== null && taken.numbers.has(number))
      return { fate: 'refused', fields: { memberNumber: 'number_taken' } }
    if (number !== null && before.numbers.has(number))
      return { fate: 'twice', fields: { memberNumber: 'twice_in_file' } }
    before.emails.add(email)
    if (number !== null) before.numbers.add(number)
    return { fate: 'new', fields }
  }
  return read.map((one) => ({ row: one.row, member: one.member, ...judge(one) }))
}
