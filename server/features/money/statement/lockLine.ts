import type { Db } from '../../../db/client'
import { lockBankLine } from '../../../db/locks'
import type { bankLines } from '../../../db/schema'
import { HttpError } from '../../../http/httpError'

export type LineRow = typeof bankLines.$inferSelect

/** The line, locked; throws not_found. */
export const lockLine = async (tx: Db, id: string): Promise<LineRow> => {
  const line = await lockBankLine(tx, id)
  if (!line) throw new HttpError('not_found')
  return line
}

/** The line, locked; throws line_settled where another admin was first, or the same one pressed twice. */
export const lockOpenLine = async (tx: Db, id: string): Promise<LineRow> => {
  const line = await lockLine(tx, id)
  if (line.outcome !== null) throw new HttpError('line_settled')
  return line
}
