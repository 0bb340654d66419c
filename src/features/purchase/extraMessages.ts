import { defineMessages } from '../../i18n/defineMessages'

export const extraMessages = defineMessages({
  heading: { id: 'purchase.extras.heading', defaultMessage: '{show}, extras' },
  each: { id: 'purchase.extras.each', defaultMessage: '{price} each' },
  remove: { id: 'purchase.extras.remove', defaultMessage: 'Remove {extra} from the cart' },
  gone: { id: 'purchase.extras.gone', defaultMessage: 'This is no longer sold. Remove it to check out.' },
  changed: { id: 'purchase.extras.changed', defaultMessage: 'The price has changed from {before} to {now}.' },
  paid: { id: 'purchase.extras.paid', defaultMessage: 'Reserved' },
  withdrawn: { id: 'purchase.extras.withdrawn', defaultMessage: 'Withdrawn' },
  showCancelled: { id: 'purchase.extras.showCancelled', defaultMessage: 'Show cancelled' },
  withdraw: { id: 'purchase.extras.withdraw', defaultMessage: 'Withdraw' },
  withdrawNamed: { id: 'purchase.extras.withdrawNamed', defaultMessage: 'Withdraw {extra}' },
  withdrawTitle: { id: 'purchase.extras.withdrawTitle', defaultMessage: 'Withdraw {extra}?' },
  withdrawText: {
    id: 'purchase.extras.withdrawText',
    defaultMessage: 'For {show}. Someone else can then buy it. You can’t undo this.',
  },
  withdrawAction: { id: 'purchase.extras.withdrawAction', defaultMessage: 'Withdraw' },
  keep: { id: 'purchase.extras.keep', defaultMessage: 'Keep it' },
  refund: { id: 'purchase.extras.refund', defaultMessage: 'We’ll refund {refund}.' },
  noRefund: { id: 'purchase.extras.noRefund', defaultMessage: 'There’s no refund.' },
  refundChanged: {
    id: 'purchase.extras.refundChanged',
    defaultMessage: 'The refund has changed. Check it, then confirm again.',
  },
  refundOf: { id: 'purchase.extras.refundOf', defaultMessage: 'Refund: {extra}' },
})
