import { defineMessages } from '../../i18n/defineMessages'

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
    defaultMessage: '{show}, {day}, {time}, ring {ring}. The place goes to somebody else.',
  },
  refund: { id: 'purchase.withdrawal.refund', defaultMessage: '{refund} goes back to where it was paid from.' },
  refundByHand: {
    id: 'purchase.withdrawal.refundByHand',
    defaultMessage: 'You paid {refund} at the show’s desk: the organisers will give it back to you in cash.',
  },
  dueByHand: {
    id: 'purchase.withdrawal.dueByHand',
    defaultMessage: 'The organisers will give {refund} back to you in cash.',
  },
  noRefund: { id: 'purchase.withdrawal.noRefund', defaultMessage: 'Nothing goes back by the rules of this show.' },
  action: { id: 'purchase.withdrawal.action', defaultMessage: 'Withdraw the entry' },
  keep: { id: 'purchase.withdrawal.keep', defaultMessage: 'Stay entered' },
  changed: {
    id: 'purchase.withdrawal.changed',
    defaultMessage: 'What goes back has changed. Nothing was withdrawn: look again.',
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
  onItsWay: { id: 'purchase.withdrawal.onItsWay', defaultMessage: '{refund} is on its way back.' },
  gone: { id: 'purchase.withdrawal.gone', defaultMessage: '{refund} went back on {day}.' },
})
