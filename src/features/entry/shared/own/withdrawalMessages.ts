import { defineMessages } from '../../../../i18n/defineMessages'

export const withdrawalMessages = defineMessages({
  withdraw: {
    id: 'purchase.withdrawal.open',
    defaultMessage: 'Withdraw',
    description: 'Button beside a paid entry: opens the question whether to withdraw it',
  },
  withdrawOne: { id: 'purchase.withdrawal.openOne', defaultMessage: 'Withdraw {dog}, {time}' },
  title: { id: 'purchase.withdrawal.title', defaultMessage: 'Withdraw {dog} from this class?' },
  text: {
    id: 'purchase.withdrawal.text',
    defaultMessage: '{show}, {day}, {time}, ring {ring}. Your place will be released.',
  },
  refund: {
    id: 'purchase.withdrawal.refund',
    defaultMessage: 'We’ll refund {refund} to your original payment method.',
  },
  refundByHand: {
    id: 'purchase.withdrawal.refundByHand',
    defaultMessage: 'You paid {refund} at the show. The organiser will refund you in cash.',
  },
  dueByHand: {
    id: 'purchase.withdrawal.dueByHand',
    defaultMessage: 'The organiser will refund {refund} in cash.',
  },
  noRefund: { id: 'purchase.withdrawal.noRefund', defaultMessage: 'This show doesn’t refund withdrawn entries.' },
  action: { id: 'purchase.withdrawal.action', defaultMessage: 'Withdraw the entry' },
  keep: { id: 'purchase.withdrawal.keep', defaultMessage: 'Keep entry' },
  changed: {
    id: 'purchase.withdrawal.changed',
    defaultMessage:
      'The refund has changed to a different amount, so we haven’t withdrawn the entry. Check it and try again.',
  },
  termsChanged: {
    id: 'purchase.withdrawal.termsChanged',
    defaultMessage: 'The day, venue or judge has changed. You can withdraw for a full refund until the class begins.',
  },
  classCancelled: {
    id: 'purchase.withdrawal.classCancelled',
    defaultMessage: 'Class cancelled',
    description: 'Beside a bought entry: the organiser has cancelled its class',
  },
  showCancelled: {
    id: 'purchase.withdrawal.showCancelled',
    defaultMessage: 'Show cancelled',
    description: 'Beside a bought entry: its show does not take place',
  },
  withdrawn: {
    id: 'purchase.withdrawal.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'State of one entry: it was paid, and then withdrawn',
  },
  onItsWay: { id: 'purchase.withdrawal.onItsWay', defaultMessage: '{refund}: refund in progress.' },
  gone: { id: 'purchase.withdrawal.gone', defaultMessage: '{refund} refunded on {day}.' },
})
