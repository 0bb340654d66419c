import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { partsOfCode, type FieldCode } from '#contract/shared/errors'
import { fieldMessages } from './fieldMessages'

/** The sentence of a field's code, with its limit where it has one. */
export const useFieldSentence = () => {
  const { formatMessage } = useIntl()
  return useCallback(
    (code: FieldCode): string => {
      const { name, max } = partsOfCode(code)
      return formatMessage(fieldMessages[name], { max })
    },
    [formatMessage],
  )
}
