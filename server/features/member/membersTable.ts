import type { MemberRow } from '#contract/member/register'
import type { Locale } from '#contract/shared/locales'
import type { SpreadsheetTable, TableCell } from '../../http/tables'
import { registerMessages } from '../../messages/register'

/** Members as a table for spreadsheets, with the reader's words. */
export const membersTable = (members: readonly MemberRow[], locale: Locale): SpreadsheetTable => {
  const { columns, states, kinds, paused } = registerMessages[locale]
  const cellsOf = ({ lastPayment, ...member }: MemberRow): TableCell[] => {
    const cells: Record<keyof typeof columns, TableCell> = {
      number: member.memberNumber,
      name: member.memberName,
      email: member.email,
      state: member.pausedDays === null ? states[member.state] : paused,
      kind: kinds[member.kind],
      joined: member.joinedOn,
      renewal: member.renewalDate,
      dogs: member.dogs,
      paidOn: lastPayment?.paidOn ?? null,
      amount: lastPayment && { money: lastPayment.amount },
      currency: lastPayment?.currency ?? null,
    }
    return Object.keys(columns).map((name) => cells[name as keyof typeof columns])
  }
  return { columns: Object.values(columns), rows: members.map(cellsOf) }
}
