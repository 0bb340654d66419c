import { FormattedMessage } from 'react-intl'
import type { Purchase } from '#contract/purchase/purchase'
import { refundedOf } from '#contract/purchase/receipt'
import { useFormats } from '../../i18n/useFormats'
import { StateTag } from '../../ui/kit/StateTag'
import { stateOf, stateTones } from './purchaseState'
import { stateMessages } from './purchaseStateMessages'

/** The state of a purchase. */
export const PurchaseTag = ({ purchase }: { purchase: Purchase }) => {
  const { money } = useFormats()
  const { total, currency } = purchase
  const state = stateOf(purchase)
  return (
    <StateTag tone={stateTones[state]}>
      <FormattedMessage
        {...stateMessages[state]}
        values={{ refunded: money(refundedOf(purchase), currency), total: money(total, currency) }}
      />
    </StateTag>
  )
}
