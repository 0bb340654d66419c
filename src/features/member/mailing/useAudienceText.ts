import { useIntl } from 'react-intl'
import type { Audience } from '#contract/member/mailing'
import { groupMessages, stateMessages } from '../messages'
import { audienceMessages as messages } from './messages'

/** Whom an email goes to, in words. */
export const useAudienceText = () => {
  const { formatMessage, formatList } = useIntl()
  return ({ text, state, group, ids }: Audience): string => {
    if (ids.length > 0) return formatMessage(messages.marked, { count: ids.length })
    const any = (names: string[]) => (names.length > 0 ? [formatList(names, { type: 'disjunction' })] : [])
    const parts = [
      ...any(state.map((one) => formatMessage(stateMessages[one]))),
      ...any(group.map((one) => formatMessage(groupMessages[one]))),
      ...(text === '' ? [] : [formatMessage(messages.named, { text })]),
    ]
    if (parts.length === 0) return formatMessage(messages.everyone)
    return parts.reduce((first, second) => formatMessage(messages.parts, { first, second }))
  }
}
