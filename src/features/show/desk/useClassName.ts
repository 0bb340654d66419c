import { useIntl } from 'react-intl'
import type { DeskClass } from '#contract/results/desk'
import { heightMessages, typeMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { useLevelText } from '../../../i18n/useLevelText'
import { regroupMessages } from './regroupMessages'

/** Names a class in a choice of several: when and where it runs, and who may enter it. */
export const useClassName = () => {
  const { formatMessage } = useIntl()
  const { shortDay } = useFormats()
  const levelText = useLevelText()
  return (cls: DeskClass): string =>
    formatMessage(regroupMessages.cls, {
      day: shortDay(cls.date),
      time: cls.startTime,
      ring: cls.ring,
      type: formatMessage(typeMessages[cls.type]),
      height: formatMessage(heightMessages[cls.height]),
      levels: levelText(cls),
    })
}

/** A class that has not begun, as far as the desk's list knows. */
export const isRegroupable = ({ cancelReason, orderRevision, results, teamSize, combinedAs }: DeskClass): boolean =>
  cancelReason === null && orderRevision === 0 && results === 0 && teamSize === null && combinedAs === ''
