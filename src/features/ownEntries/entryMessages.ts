import { defineMessages } from '../../i18n/defineMessages'

/** What leads on from an entry, where its show is looked at. */
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
