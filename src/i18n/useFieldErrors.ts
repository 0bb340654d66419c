import { useIntl } from 'react-intl'
import { isFieldCode } from '../../contract/errors'
import { fieldMessages, summaryMessages } from './fieldMessages'

type Errors = Record<string, { message?: string } | undefined>

/**
 * The sentences for a form's refused fields: one a field, and the summary that stands above the form. `labels` names the
 * fields in the order in which they stand, which is the order of the summary.
 */
export const useFieldErrors = (errors: object, labels: Record<string, string>) => {
  const { formatMessage } = useIntl()
  const errorOf = (field: string) => {
    const error = (errors as Errors)[field]
    return error && formatMessage(fieldMessages[isFieldCode(error.message) ? error.message : 'invalid'])
  }
  const items = Object.entries(labels).flatMap(([fieldId, label]) => {
    const sentence = errorOf(fieldId)
    return sentence === undefined ? [] : [{ fieldId, message: `${label}: ${sentence}` }]
  })
  return { errorOf, summary: { title: formatMessage(summaryMessages.count, { count: items.length }), items } }
}
