import { useIntl } from 'react-intl'
import { isFieldCode } from '#contract/shared/errors'
import { summaryMessages } from './fieldMessages'
import { useFieldSentence } from './useFieldSentence'

/**
 * The sentences for a form's refused fields, given as codes or as sentences: one a field, and the summary above the form. `labels` names the
 * fields in the order in which they stand, which is the order of the summary; `idPrefix` is what the form's ids begin with.
 */
export const useFieldErrors = (refusals: Record<string, string>, labels: Record<string, string>, idPrefix = '') => {
  const { formatMessage } = useIntl()
  const sentenceOf = useFieldSentence()
  const errorOf = (field: string) => {
    const refusal = refusals[field]
    if (refusal === undefined) return undefined
    // Another server words its refusals itself.
    return isFieldCode(refusal) ? sentenceOf(refusal) : refusal
  }
  const items = Object.entries(labels).flatMap(([field, label]) => {
    const sentence = errorOf(field)
    return sentence === undefined ? [] : [{ fieldId: idPrefix + field, message: `${label}: ${sentence}` }]
  })
  return { errorOf, summary: { title: formatMessage(summaryMessages.count, { count: items.length }), items } }
}
