import type { MessageDescriptor } from 'react-intl'
import type { OwnDataPart } from '../../../../contract/ownData'
import { defineMessages } from '../../../i18n/defineMessages'

export const partMessages: Record<OwnDataPart, MessageDescriptor> = defineMessages({
  account: { id: 'ownData.part.account', defaultMessage: 'Account' },
  profile: { id: 'ownData.part.profile', defaultMessage: 'Profile' },
  dogs: { id: 'ownData.part.dogs', defaultMessage: 'Dogs' },
  entries: { id: 'ownData.part.entries', defaultMessage: 'Entries' },
  purchases: { id: 'ownData.part.purchases', defaultMessage: 'Purchases' },
})

export const messages = defineMessages({
  title: { id: 'ownData.title', defaultMessage: 'Your data' },
  failed: { id: 'ownData.failed', defaultMessage: 'This did not arrive' },
  failedText: { id: 'ownData.failedText', defaultMessage: 'Nothing is changed. Ask for it again.' },
  loading: { id: 'ownData.loading', defaultMessage: 'Looking up what would be given up' },
  download: { id: 'ownData.download', defaultMessage: 'Take it along' },
  downloadText: {
    id: 'ownData.downloadText',
    defaultMessage: 'All that we keep about you in one file (JSON), or kind by kind as a table (CSV).',
  },
  everything: { id: 'ownData.everything', defaultMessage: 'Everything (JSON)' },
  table: { id: 'ownData.table', defaultMessage: '{part} (CSV)' },
  saved: { id: 'ownData.saved', defaultMessage: 'The file is among your downloads.' },
  deletion: { id: 'ownData.deletion', defaultMessage: 'Delete the account' },
  deletionText: {
    id: 'ownData.deletionText',
    defaultMessage:
      'Your name, address, dogs, mails and sessions go at once. Invoices and results stay as the law and the sport need them, without your name.',
  },
  deletionAsk: { id: 'ownData.deletion.ask', defaultMessage: 'Delete my account' },
  forGood: { id: 'ownData.deletion.forGood', defaultMessage: 'This is for good: nobody can bring the account back.' },
  entriesLost: {
    id: 'ownData.deletion.entriesLost',
    defaultMessage:
      '{count, plural, one {# entry in a show to come is given up and not paid back.} other {# entries in shows to come are given up and not paid back.}}',
  },
  membershipLost: {
    id: 'ownData.deletion.membershipLost',
    defaultMessage: 'Your membership until {day} ends today and is not paid back.',
  },
  deletionAction: { id: 'ownData.deletion.action', defaultMessage: 'Delete for good' },
  keep: { id: 'ownData.deletion.keep', defaultMessage: 'Keep the account' },
  goodbye: { id: 'ownData.goodbye', defaultMessage: 'Your account is deleted' },
  goodbyeText: {
    id: 'ownData.goodbyeText',
    defaultMessage: 'Nothing in our books bears your name any more. The ring stays open to you.',
  },
  nothingDeleted: { id: 'ownData.nothingDeleted', defaultMessage: 'Nothing was deleted' },
  nothingDeletedText: {
    id: 'ownData.nothingDeletedText',
    defaultMessage: 'This page confirms that an account was deleted. If you have an account, it hasn’t changed.',
  },
  home: { id: 'ownData.home', defaultMessage: 'Go home' },
})
