import { useIntl } from 'react-intl'
import { isFieldCode } from '../../contract/errors'
import { fieldMessages, summaryMessages } from './fieldMessages'

type Errors = Record<string, { message?: string } | undefined>

/** The sentences for a form's refused fields: one a field, and the summary that stands above the form. */
export const useFieldErrors = (errors: object) => {
  const { formatMessage } = useIntl()
  const word = (code: string | undefined) =>
    code === undefined ? undefined : formatMessage(fieldMessages[isFieldCode(code) ? code : 'invalid'])
  const entries = Object.entries(errors as Errors).filter(([field]) => field !== 'root')
  return {
    errorOf: (field: string) => word((errors as Errors)[field]?.message),
    summary: {
      title: formatMessage(summaryMessages.count, { count: entries.length }),
      items: entries.map(([fieldId, error]) => ({ fieldId, message: word(error?.message ?? 'invalid') ?? '' })),
    },
    refused: entries.length > 0,
  }
}
