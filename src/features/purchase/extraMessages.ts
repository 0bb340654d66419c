import { defineMessages } from '../../i18n/defineMessages'

export const extraMessages = defineMessages({
  heading: { id: 'purchase.extras.heading', defaultMessage: 'Extras for {show}' },
  each: { id: 'purchase.extras.each', defaultMessage: '{price} each' },
  remove: { id: 'purchase.extras.remove', defaultMessage: 'Remove {extra} from the cart' },
  gone: { id: 'purchase.extras.gone', defaultMessage: 'This is no longer on sale. Remove it to continue.' },
  changed: { id: 'purchase.extras.changed', defaultMessage: 'The price has changed from {before} to {now}.' },
  paid: { id: 'purchase.extras.paid', defaultMessage: 'Reserved' },
  withdrawn: { id: 'purchase.extras.withdrawn', defaultMessage: 'Withdrawn' },
  showCancelled: { id: 'purchase.extras.showCancelled', defaultMessage: 'Show cancelled' },
  withdraw: { id: 'purchase.extras.withdraw', defaultMessage: 'Withdraw' },
  withdrawNamed: { id: 'purchase.extras.withdrawNamed', defaultMessage: 'Withdraw {extra}' },
  withdrawTitle: { id: 'purchase.extras.withdrawTitle', defaultMessage: 'Withdraw {extra}?' },
  withdrawText: {
    id: 'purchase.extras.withdrawText',
    defaultMessage: 'This is for {show}. If you withdraw it, someone else can buy it, and you can’t undo this.',
  },
  withdrawAction: { id: 'purchase.extras.withdrawAction', defaultMessage: 'Withdraw it' },
  keep: { id: 'purchase.extras.keep', defaultMessage: 'Keep it' },
  refund: { id: 'purchase.extras.refund', defaultMessage: 'We’ll refund {refund} to your original payment method.' },
  noRefund: { id: 'purchase.extras.noRefund', defaultMessage: 'You won’t get a refund.' },
  refundChanged: {
    id: 'purchase.extras.refundChanged',
    defaultMessage:
      'The refund has changed to a different amount, so we haven’t withdrawn this. Check it and try again.',
  },
  refundOf: { id: 'purchase.extras.refundOf', defaultMessage: 'Refund: {extra}' },
})
