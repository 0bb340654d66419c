import type { MessageDescriptor } from 'react-intl'
import type { ImportField } from '#contract/member/importFields'
import type { ImportFate } from '#contract/member/importing'
import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'member.import.title', defaultMessage: 'Import members' },
  lead: {
    id: 'member.import.lead',
    defaultMessage:
      'Open accounts from a list of members. You’ll see what happens to each row before anything is saved. No one is charged.',
  },
  loading: { id: 'member.import.loading', defaultMessage: 'Loading the import' },
  failed: { id: 'member.import.failed', defaultMessage: 'Couldn’t load the import' },
  failedText: { id: 'member.import.failedText', defaultMessage: 'Check your connection and try again.' },
  steps: { id: 'member.import.steps', defaultMessage: 'Steps of the import' },
  stepFile: { id: 'member.import.step.file', defaultMessage: 'File' },
  stepColumns: { id: 'member.import.step.columns', defaultMessage: 'Columns' },
  stepReview: { id: 'member.import.step.review', defaultMessage: 'Check' },
  stepDone: { id: 'member.import.step.done', defaultMessage: 'Done' },
  another: { id: 'member.import.another', defaultMessage: 'Choose another file' },
  file: { id: 'member.import.file', defaultMessage: 'List of members' },
  fileHint: {
    id: 'member.import.fileHint',
    defaultMessage:
      'Up to 5,000 rows, with a name and an email in each. It may also have member numbers, memberships, dates, phone numbers and addresses.',
  },
  fileTypes: { id: 'member.import.fileTypes', defaultMessage: 'CSV or Excel (.xlsx)' },
  needed: {
    id: 'member.import.needed',
    defaultMessage: 'Choose a column for the name and one for the email. No account can be opened without them.',
  },
  tooMany: {
    id: 'member.import.tooMany',
    defaultMessage: 'This file has more than 5,000 rows. Split it into smaller files.',
  },
  birthDates: {
    id: 'member.import.birthDates',
    defaultMessage:
      'Birth dates are saved for junior members only. A membership needs a renewal date, unless it’s honorary or life.',
  },
  check: { id: 'member.import.check', defaultMessage: 'Check the rows' },
  checkFailed: {
    id: 'member.import.checkFailed',
    defaultMessage: 'Couldn’t check the rows. Check your connection and try again.',
  },
  rows: { id: 'member.import.rows', defaultMessage: 'Rows' },
  row: { id: 'member.import.row', defaultMessage: 'Row' },
  outcome: { id: 'member.import.outcome', defaultMessage: 'Outcome' },
  reason: { id: 'member.import.reason', defaultMessage: 'Reason' },
  show: { id: 'member.import.show', defaultMessage: 'Show' },
  invite: { id: 'member.import.invite', defaultMessage: 'Invitation to choose a password' },
  inviteHint: {
    id: 'member.import.inviteHint',
    defaultMessage:
      'We send {perHour, number} invitations an hour, so that other emails aren’t held up: {hours, plural, one {all within an hour} other {all within # hours}}. Without one, members can choose a password through “Forgotten your password?”.',
  },
  inviteYes: { id: 'member.import.inviteYes', defaultMessage: 'Email each new member' },
  inviteNo: { id: 'member.import.inviteNo', defaultMessage: 'Don’t send any' },
  start: {
    id: 'member.import.start',
    defaultMessage: 'Import {count, plural, one {# member} other {# members}}',
  },
  nothing: { id: 'member.import.nothing', defaultMessage: 'There are no new members in this file.' },
  progress: {
    id: 'member.import.progress',
    defaultMessage: 'Opening accounts: {done, number} of {total, number}',
  },
  stop: { id: 'member.import.stop', defaultMessage: 'Stop' },
  stopText: {
    id: 'member.import.stopText',
    defaultMessage: 'If you stop, the accounts opened so far stay. You can import the rest later.',
  },
  importFailed: {
    id: 'member.import.importFailed',
    defaultMessage:
      'Not all members could be imported. The accounts opened so far stay; import again to open the rest.',
  },
  reasonOfImport: { id: 'member.import.reasonOfImport', defaultMessage: 'Imported from the file {file}' },
  done: { id: 'member.import.done', defaultMessage: 'Members imported' },
  stopped: { id: 'member.import.stopped', defaultMessage: 'Import stopped' },
  doneText: {
    id: 'member.import.doneText',
    defaultMessage:
      'The report lists every row with its outcome. If you import the same file again, no account is opened twice.',
  },
  likely: { id: 'member.import.likely', defaultMessage: 'May already have another account' },
  download: { id: 'member.import.download', defaultMessage: 'Download the report' },
  rest: { id: 'member.import.rest', defaultMessage: 'Import the rest' },
  back: { id: 'member.import.back', defaultMessage: 'Back to members' },
})

export const fateMessages: Record<ImportFate, MessageDescriptor> = defineMessages({
  new: { id: 'member.import.fate.new', defaultMessage: 'New' },
  opened: { id: 'member.import.fate.opened', defaultMessage: 'Account opened' },
  known: { id: 'member.import.fate.known', defaultMessage: 'Has an account' },
  twice: { id: 'member.import.fate.twice', defaultMessage: 'Twice in the file' },
  refused: { id: 'member.import.fate.refused', defaultMessage: 'Can’t be imported' },
})

export const fieldMessages: Record<ImportField, MessageDescriptor> = defineMessages({
  name: { id: 'member.import.field.name', defaultMessage: 'Name or first name' },
  familyName: { id: 'member.import.field.familyName', defaultMessage: 'Surname' },
  email: { id: 'member.import.field.email', defaultMessage: 'Email' },
  memberNumber: { id: 'member.import.field.memberNumber', defaultMessage: 'Member number' },
  membershipKind: { id: 'member.import.field.membershipKind', defaultMessage: 'Membership' },
  joinedOn: { id: 'member.import.field.joinedOn', defaultMessage: 'Joined on' },
  renewalDate: { id: 'member.import.field.renewalDate', defaultMessage: 'Renewal date' },
  birthDate: { id: 'member.import.field.birthDate', defaultMessage: 'Birth date' },
  locale: { id: 'member.import.field.locale', defaultMessage: 'Language' },
  phone: { id: 'member.import.field.phone', defaultMessage: 'Phone' },
  street: { id: 'member.import.field.street', defaultMessage: 'Street' },
  postcode: { id: 'member.import.field.postcode', defaultMessage: 'Postcode' },
  city: { id: 'member.import.field.city', defaultMessage: 'Town' },
  country: { id: 'member.import.field.country', defaultMessage: 'Country' },
})
