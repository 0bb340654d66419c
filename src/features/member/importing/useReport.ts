import { useIntl } from 'react-intl'
import { importFields } from '#contract/member/importFields'
import { useFieldSentence } from '../../../i18n/useFieldSentence'
import type { ShownRow } from '../../../store/member/importRows'
import { fateMessages, fieldMessages, messages } from './messages'

/** What is said of each row, on the screen and in the file to download. */
export const useReport = () => {
  const { formatMessage } = useIntl()
  const sentenceOf = useFieldSentence()
  const reasonOf = ({ fields, likely }: Pick<ShownRow, 'fields' | 'likely'>): string =>
    likely
      ? formatMessage(messages.likely)
      : importFields
          .flatMap((field) => {
            const code = fields[field]
            return code === undefined ? [] : `${formatMessage(fieldMessages[field])}: ${sentenceOf(code)}`
          })
          .join(' · ')
  const table = (rows: readonly ShownRow[]): string[][] => [
    [messages.row, fieldMessages.name, fieldMessages.email, messages.outcome, messages.reason].map((head) =>
      formatMessage(head),
    ),
    ...rows.map((row) => [String(row.row), row.name, row.email, formatMessage(fateMessages[row.fate]), reasonOf(row)]),
  ]
  return { reasonOf, table }
}
