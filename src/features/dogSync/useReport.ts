import { useIntl } from 'react-intl'
import type { ReportLine } from '../../store/dogSync/dogSyncSlice'
import { useFieldSentence } from '../../i18n/useFieldSentence'
import { fieldNames } from './dogMessages'
import { reportMessages } from './reportMessages'

/** What is said of each dog that was sent, on the screen and in the file to download. */
export const useReport = () => {
  const { formatMessage, formatList } = useIntl()
  const sentenceOf = useFieldSentence()
  const fieldName = (field: string) => {
    const known = field === 'declaredHeight' ? 'height' : field
    return known in fieldNames ? formatMessage(fieldNames[known as keyof typeof fieldNames]) : field
  }
  const reasonOf = ({ code, refused = {} }: ReportLine): string => {
    const fields = Object.entries(refused).map(([field, reason]) => `${fieldName(field)}: ${sentenceOf(reason)}`)
    if (fields.length > 0) return fields.join(' ')
    if (code === 'stale') return formatMessage(reportMessages.stale)
    return formatMessage(code === 'too_many_dogs' ? reportMessages.tooMany : reportMessages.other)
  }
  const outcomes = {
    added: reportMessages.added,
    changed: reportMessages.changed,
    refused: reportMessages.refused,
  }
  const table = (report: readonly ReportLine[]): string[][] => [
    [reportMessages.row, reportMessages.name, reportMessages.outcome, reportMessages.fields, reportMessages.reason].map(
      (head) => formatMessage(head),
    ),
    ...report.map((line) => [
      String(line.row),
      line.name,
      formatMessage(outcomes[line.outcome]),
      formatList(line.fields.map(fieldName)),
      line.outcome === 'refused' ? reasonOf(line) : '',
    ]),
  ]
  return { reasonOf, table }
}
