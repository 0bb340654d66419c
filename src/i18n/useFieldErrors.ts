import { useIntl } from 'react-intl'
import { isFieldCode } from '../../contract/errors'
import { fieldMessages, summaryMessages } from './fieldMessages'

type Errors = Record<string, { message?: string } | undefined>

/**
 * The sentences for a form's refused fields: one a field, and the summary that stands above the form. `labels` names the
 * fields in the order in which they stand, which is the order of the summary; `idPrefix` is what the form's ids begin with.
 */
export const useFieldErrors = (errors: object, labels: Record<string, string>, idPrefix = '') => {
  const { formatMessage } = useIntl()
  const errorOf = (field: string) => {
    const error = (errors as Errors)[field]
    if (!error) return undefined
    const { message } = error
    // Another server words its refusals itself.
    if (message && !isFieldCode(message)) return message
    return formatMessage(fieldMessages[isFieldCode(message) ? message : 'invalid'])
  }
  const items = Object.entries(labels).flatMap(([field, label]) => {
    const sentence = errorOf(field)
    return sentence === undefined ? [] : [{ fieldId: idPrefix + field, message: `${label}: ${sentence}` }]
  })
  return { errorOf, summary: { title: formatMessage(summaryMessages.count, { count: items.length }), items } }
}
