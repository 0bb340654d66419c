import { useIntl } from 'react-intl'
import { messages } from './messages'
import type { OpenResult } from './openTrace'

/** Why a trace was not opened; nothing where it was. */
export const useRefusalText = () => {
  const { formatMessage } = useIntl()
  return (result: OpenResult): string | undefined => {
    if (result.success) return undefined
    return 'secrets' in result
      ? formatMessage(messages.secrets, { count: result.secrets })
      : formatMessage(messages.unreadable)
  }
}
