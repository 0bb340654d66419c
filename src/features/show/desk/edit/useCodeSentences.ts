import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { showFieldCodes } from '#contract/show/fieldCodes'
import { codeMessages } from './codeMessages'

/** The sentences of the codes that only a show's fields are refused with. */
export const useCodeSentences = (): Record<string, string> => {
  const { formatMessage } = useIntl()
  return useMemo(
    () => Object.fromEntries(showFieldCodes.map((code) => [code, formatMessage(codeMessages[code])])),
    [formatMessage],
  )
}
