import { useIntl } from 'react-intl'
import type { Reason } from '#contract/entry/reason'
import type { ShowClass } from '#contract/show/show'
import { heightMessages } from '../../../i18n/domainMessages'
import { levelSpan } from '../../../i18n/useReasons'
import { shortMessages } from './matrixMessages'

/** The failing rules of a cell in a word or two; the sentences with the way out are in the row that it opens. */
export const useShortReasons = () => {
  const { formatMessage, locale } = useIntl()
  return (reasons: readonly Reason[], cls: ShowClass): string => {
    const [first, second, third] = reasons
    if (!first) return ''
    if (third) return formatMessage(shortMessages.many, { count: reasons.length })
    if (!second && first.code === 'wrong_height')
      return formatMessage(shortMessages.heightOnly, { height: formatMessage(heightMessages[cls.height]) })
    if (!second && first.levels) return formatMessage(shortMessages.levelsOnly, { levels: levelSpan(first.levels) })
    const words = reasons.map(({ code }) => formatMessage(shortMessages[code])).join(', ')
    return words.slice(0, 1).toLocaleUpperCase(locale) + words.slice(1)
  }
}
