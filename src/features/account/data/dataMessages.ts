import type { MessageDescriptor } from 'react-intl'
import type { OwnDataPart } from '../../../../contract/account/ownData'
import { defineMessages } from '../../../i18n/defineMessages'

export const partMessages: Record<OwnDataPart, MessageDescriptor> = defineMessages({
  account: { id: 'account.data.part.account', defaultMessage: 'Account' },
  profile: { id: 'account.data.part.profile', defaultMessage: 'Profile' },
  dogs: { id: 'account.data.part.dogs', defaultMessage: 'Dogs' },
  entries: { id: 'account.data.part.entries', defaultMessage: 'Entries' },
  purchases: { id: 'account.data.part.purchases', defaultMessage: 'Purchases' },
})

export const messages = defineMessages({
  title: { id: 'account.data.title', defaultMessage: 'Your data' },
  failed: { id: 'account.data.failed', defaultMessage: 'This did not arrive' },
  failedText: { id: 'account.data.failedText', defaultMessage: 'Nothing is changed. Ask for it again.' },
  loading: { id: 'account.data.loading', defaultMessage: 'Looking up what would be given up' },
  download: { id: 'account.data.download', defaultMessage: 'Take it along' },
  downloadText: {
    id: 'account.data.downloadText',
    defaultMessage: 'All that we keep about you in one file (JSON), or kind by kind as a table (CSV).',
  },
  everything: { id: 'account.data.everything', defaultMessage: 'Everything (JSON)' },
  table: { id: 'account.data.table', defaultMessage: '{part} (CSV)' },
  saved: { id: 'account.data.saved', defaultMessage: 'The file is among your downloads.' },
  deletion: { id: 'account.data.deletion', defaultMessage: 'Delete the account' },
  deletionText: {
    id: 'account.data.deletionText',
    defaultMessage:
      'Your name, address, dogs, mails and sessions go at once. Invoices and results stay as the law and the sport need them, without your name.',
  },
  confirmDeletion: { id: 'account.data.deletion.ask', defaultMessage: 'Delete my account' },
  forGood: { id: 'account.data.deletion.forGood', defaultMessage: 'This is for good: nobody can bring the account back.' },
  entriesLost: {
    id: 'account.data.deletion.entriesLost',
    defaultMessage:
      '{count, plural, one {# entry in a show to come is given up and not paid back.} other {# entries in shows to come are given up and not paid back.}}',
  },
  membershipLost: {
    id: 'account.data.deletion.membershipLost',
    defaultMessage: 'Your membership until {day} ends today and is not paid back.',
  },
  deletionAction: { id: 'account.data.deletion.action', defaultMessage: 'Delete for good' },
  keep: { id: 'account.data.deletion.keep', defaultMessage: 'Keep the account' },
})
