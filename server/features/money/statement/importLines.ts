import type { StatementImport, StatementImported, StatementLine } from '#contract/money/statement'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { bankLines } from '../../../db/schema'
import { lockCaller } from '../../../http/lockCaller'
import { uuidOf } from '../../../lib/uuidOf'

/**
 * Each line with an id that it has in every file: by the bank's own id, else by what it says. Of lines alike in one file each has its
 * turn, so that two equal payments of a day are two lines; a file has all lines of its days.
 */
const identified = (account: string, lines: readonly StatementLine[]) => {
  const turns = new Map<string, number>()
  return lines.map((line) => {
    const { day, amount, currency, name, text, bankId } = line
    const said = [account, day, amount, currency, ...(bankId === '' ? [name, text] : [bankId])]
    const key = uuidOf(said)
    const turn = turns.get(key) ?? 0
    turns.set(key, turn + 1)
    return { id: uuidOf([...said, turn]), account, ...line }
  })
}

/** Keeps the lines of a statement; those that are known stay as they are, settled or not. */
export const importLines = (db: Db, { account, lines }: StatementImport, by: ChangedBy): Promise<StatementImported> =>
  db.transaction(async (tx) => {
    await lockCaller(tx, by.actor)
    const rows = identified(account, lines).map((line) => ({ ...line, importedAt: by.at }))
    // In one order, so that two imports of the same lines wait for each other.
    rows.sort((one, other) => (one.id < other.id ? -1 : 1))
    const added = await tx.insert(bankLines).values(rows).onConflictDoNothing().returning({ id: bankLines.id })
    const known = rows.length - added.length
    const days = lines.map(({ day }) => day).sort()
    const after = { added: added.length, known, from: days.at(0), to: days.at(-1) }
    const subject = { type: 'bank_statement', id: account === '' ? 'unknown' : account } as const
    await audit(tx, { by, action: 'statement.imported', subject, onBehalfOf: null, after })
    return { added: added.length, known }
  })
