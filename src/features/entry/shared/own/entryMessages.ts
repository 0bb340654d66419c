import { defineMessages } from '../../../../i18n/defineMessages'

/** What can be done about an entry, on the page of its show. */
export const entryMessages = defineMessages({
  actions: {
    id: 'entry.own.actions',
    defaultMessage: 'Entry: {dog}, {time}',
    description: 'Names a group of buttons for one paid entry: change, withdraw, receipt',
  },
  receipt: { id: 'entry.own.receipt', defaultMessage: 'Receipt' },
  receiptOf: { id: 'entry.own.receiptOf', defaultMessage: 'Receipt: {dog}, {time}' },
  paidByOther: {
    id: 'entry.own.paidByOther',
    defaultMessage: 'Someone else who looks after {dog} paid for this entry. They can change or withdraw it.',
  },
})
