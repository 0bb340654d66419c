import type { MessageDescriptor } from 'react-intl'
import type { FileProblem } from '../../../store/tableFile/tableFile'
import { messages } from '../messages'

/** Why a file cannot be read, and what to do. */
export const fileProblems: Record<FileProblem, MessageDescriptor> = {
  empty: messages.problemEmpty,
  not_table: messages.problemTable,
  too_many_rows: messages.problemRows,
  unclosed_quote: messages.problemQuote,
  not_text: messages.problemText,
  too_long: messages.problemLong,
  no_register: messages.problemRegister,
}
