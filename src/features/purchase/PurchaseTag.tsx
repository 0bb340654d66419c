import { FormattedMessage } from 'react-intl'
import type { Purchase } from '#contract/purchase/purchase'
import { refundedOf } from '#contract/purchase/receipt'
import { defineMessages } from '../../i18n/defineMessages'
import { purchaseMessages } from '../../i18n/purchaseMessages'
import { useFormats } from '../../i18n/useFormats'
import { StateTag } from '../../ui/kit/StateTag'
import { stateOf, stateTones } from './purchaseState'

/** States of a purchase. */
const stateMessages = {
  ...defineMessages({
    paid: { id: 'purchase.state.paid', defaultMessage: 'Paid', description: 'State of a purchase' },
    transferAwaited: {
      id: 'purchase.state.transferAwaited',
      defaultMessage: 'Waiting for your transfer',
      description: 'State of a purchase',
    },
    expired: { id: 'purchase.state.expired', defaultMessage: 'Hold expired', description: 'State of a purchase' },
    cancelled: { id: 'purchase.state.cancelled', defaultMessage: 'Cancelled', description: 'State of a purchase' },
    refunded: { id: 'purchase.state.refunded', defaultMessage: 'Refunded', description: 'State of a purchase' },
    refundedPart: {
      id: 'purchase.state.refundedPart',
      defaultMessage: 'Refunded {refunded} of {total}',
      description: 'State of a purchase',
    },
    refunding: {
      id: 'purchase.state.refunding',
      defaultMessage: 'Refund in progress',
      description: 'State of a purchase',
    },
    refundingByTransfer: {
      id: 'purchase.state.refundingByTransfer',
      defaultMessage: 'Refund due by bank transfer',
      description: 'State of a purchase',
    },
  }),
  checking: purchaseMessages.checking,
  notPaid: purchaseMessages.notPaid,
}

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
