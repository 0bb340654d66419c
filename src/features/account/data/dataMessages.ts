import type { MessageDescriptor } from 'react-intl'
import type { OwnDataPart } from '#contract/account/ownData'
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
  failed: { id: 'account.data.failed', defaultMessage: 'Couldn’t load your data' },
  failedText: {
    id: 'account.data.failedText',
    defaultMessage: 'Nothing has changed. Check your connection and try again.',
  },
  loading: { id: 'account.data.loading', defaultMessage: 'Checking your membership and entries' },
  download: { id: 'account.data.download', defaultMessage: 'Download your data' },
  downloadText: {
    id: 'account.data.downloadText',
    defaultMessage:
      'Download everything we hold about you as one file (JSON), one workbook (Excel) or separate tables (CSV).',
  },
  everything: { id: 'account.data.everything', defaultMessage: 'Everything (JSON)' },
  workbook: { id: 'account.data.workbook', defaultMessage: 'All tables (Excel)' },
  table: {
    id: 'account.data.table',
    description: 'A button that downloads one kind of data, e.g. "Dogs (CSV)"',
    defaultMessage: '{part} (CSV)',
  },
  saved: { id: 'account.data.saved', defaultMessage: 'Saved to your downloads.' },
  deletion: { id: 'account.data.deletion', defaultMessage: 'Delete your account' },
  deletionText: {
    id: 'account.data.deletionText',
    defaultMessage:
      'We delete your name, address, dogs, messages and logins right away. By law and under the sport’s rules we keep payment records and results, but without your name. Invoices stay as they were issued: tax law requires that.',
  },
  confirmDeletion: { id: 'account.data.deletion.ask', defaultMessage: 'Delete my account' },
  deletionTitle: { id: 'account.data.deletion.title', defaultMessage: 'Delete your account?' },
  forGood: { id: 'account.data.deletion.forGood', defaultMessage: 'This is permanent. We can’t restore your account.' },
  entriesLost: {
    id: 'account.data.deletion.entriesLost',
    defaultMessage:
      '{count, plural, one {# entry for an upcoming show will be withdrawn without a refund.} other {# entries for upcoming shows will be withdrawn without a refund.}}',
  },
  entriesRefunded: {
    id: 'account.data.deletion.entriesRefunded',
    defaultMessage:
      '{count, plural, one {We’ll withdraw your entry for an upcoming show} other {We’ll withdraw your # entries for upcoming shows}} and refund {refund} to your original payment method.',
  },
  membershipLost: {
    id: 'account.data.deletion.membershipLost',
    defaultMessage:
      'Your membership until {day} ends today. If you paid in the last 14 days, contact us first about a refund.',
  },
  deletionAction: { id: 'account.data.deletion.action', defaultMessage: 'Delete permanently' },
  keep: { id: 'account.data.deletion.keep', defaultMessage: 'Cancel' },
})
