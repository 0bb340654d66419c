import { defineMessages } from '../../../../i18n/defineMessages'

/** What can be done about an entry, on the page of its show. */
export const entryMessages = defineMessages({
  actions: {
    id: 'ownEntries.actions',
    defaultMessage: 'Entry: {dog}, {time}',
    description: 'Names a group of buttons for one paid entry: change, withdraw, receipt',
  },
  receipt: { id: 'ownEntries.receipt', defaultMessage: 'Receipt' },
  receiptOf: { id: 'ownEntries.receiptOf', defaultMessage: 'Receipt: {dog}, {time}' },
  paidByOther: {
    id: 'ownEntries.paidByOther',
    defaultMessage: 'Someone else who looks after {dog} paid for this entry. They can change or withdraw it.',
  },
})
