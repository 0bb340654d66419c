import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { ShowClass } from '#contract/show/show'
import { useFormats } from '../../i18n/useFormats'
import { messages } from './messages'

/** Below an early price: what the class costs afterwards. */
export const LaterPrice = ({ cls: { early, currency } }: { cls: ShowClass }) => {
  const { money } = useFormats()
  if (!early) return null
  return (
    <chakra.span display="block" textStyle="small" color="fg.muted">
      <FormattedMessage {...messages.laterPrice} values={{ price: money(early.fullPrice, currency) }} />
    </chakra.span>
  )
}
