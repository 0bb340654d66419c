import type { MessageDescriptor } from 'react-intl'
import type { Role } from '../../../../contract/account/roles'
import { defineMessages } from '../../../i18n/defineMessages'

export const roleMessages: Record<Role, MessageDescriptor> = defineMessages({
  ROLE_ADMIN: { id: 'account.profile.role.admin', defaultMessage: 'Admin' },
  ROLE_USER: { id: 'account.profile.role.user', defaultMessage: 'User' },
  ROLE_JUDGE: { id: 'account.profile.role.judge', defaultMessage: 'Judge' },
  ROLE_REVIEWER: { id: 'account.profile.role.reviewer', defaultMessage: 'Reviewer' },
})

export const messages = defineMessages({
  title: { id: 'account.profile.title', defaultMessage: 'Profile' },
  loading: { id: 'account.profile.loading', defaultMessage: 'Loading your profile' },
  account: { id: 'account.profile.account', defaultMessage: 'Account' },
  name: { id: 'account.profile.name', defaultMessage: 'Name' },
  email: { id: 'account.profile.email', defaultMessage: 'Email' },
  roles: { id: 'account.profile.roles', defaultMessage: 'Roles' },
  membership: { id: 'account.profile.membership', defaultMessage: 'Membership' },
  state: { id: 'account.profile.membership.state', defaultMessage: 'State' },
  active: { id: 'account.profile.membership.active', defaultMessage: 'Active' },
  lapsed: { id: 'account.profile.membership.lapsed', defaultMessage: 'Run out: renew it to enter shows' },
  none: { id: 'account.profile.membership.none', defaultMessage: 'Not paid yet' },
  always: { id: 'account.profile.membership.always', defaultMessage: 'Always, as an admin' },
  since: { id: 'account.profile.membership.since', defaultMessage: 'Member since' },
  renewal: { id: 'account.profile.membership.renewal', defaultMessage: 'Registration renewal date' },
  noDate: { id: 'account.profile.membership.noDate', defaultMessage: 'None' },
  renew: { id: 'account.profile.membership.renew', defaultMessage: 'Renew membership' },
  pay: { id: 'account.profile.membership.pay', defaultMessage: 'Choose membership' },
  screen: { id: 'account.profile.screen', defaultMessage: 'On this device' },
  language: { id: 'account.profile.language', defaultMessage: 'Language' },
  theme: { id: 'account.profile.theme', defaultMessage: 'Theme' },
  light: { id: 'account.profile.theme.light', defaultMessage: 'Light' },
  dark: { id: 'account.profile.theme.dark', defaultMessage: 'Dark' },
  sunlight: { id: 'account.profile.sunlight', defaultMessage: 'Sunlight' },
  sunlightHint: {
    id: 'account.profile.sunlight.hint',
    defaultMessage: 'Stronger lines and darker words, to be read on a bright field.',
  },
  failed: { id: 'account.profile.failed', defaultMessage: 'This did not arrive' },
  failedText: { id: 'account.profile.failedText', defaultMessage: 'Nothing is lost. Ask for it again.' },
  edit: { id: 'account.profile.edit', defaultMessage: 'Edit' },
  confirmed: { id: 'account.profile.email.confirmed', defaultMessage: 'Confirmed' },
  unconfirmed: { id: 'account.profile.email.unconfirmed', defaultMessage: 'Not confirmed' },
  confirmRequested: {
    id: 'account.profile.confirm.asked',
    defaultMessage: 'A mail with a link is on its way to {email}. Please use it to confirm your address.',
  },
  confirmChange: {
    id: 'account.profile.confirm.change',
    defaultMessage: 'Your new address {email} waits to be confirmed: use the link in the mail that went there.',
  },
  confirmAgain: { id: 'account.profile.confirm.again', defaultMessage: 'Send the link again' },
  confirmSent: { id: 'account.profile.confirm.sent', defaultMessage: 'Sent. Only the newest link works.' },
  mailLanguage: { id: 'account.profile.mailLanguage', defaultMessage: 'Language of our mails' },
  address: { id: 'account.profile.address', defaultMessage: 'Address' },
  phone: { id: 'account.profile.phone', defaultMessage: 'Telephone' },
  emergency: { id: 'account.profile.emergency', defaultMessage: 'In an emergency' },
  notProvided: { id: 'account.profile.nothingTold', defaultMessage: 'Not told' },
  security: { id: 'account.profile.security', defaultMessage: 'Security' },
  securityText: {
    id: 'account.profile.securityText',
    defaultMessage: 'Where you are logged in, and codes from an app beside the password.',
  },
  securityOpen: { id: 'account.profile.securityOpen', defaultMessage: 'Sessions and codes' },
  data: { id: 'account.profile.data', defaultMessage: 'Your data' },
  dataText: {
    id: 'account.profile.dataText',
    defaultMessage: 'Take everything along that we keep about you, or have it deleted.',
  },
  dataOpen: { id: 'account.profile.dataOpen', defaultMessage: 'Download or delete' },
  desk: { id: 'account.profile.desk', defaultMessage: 'Desk' },
  deskText: {
    id: 'account.profile.deskText',
    defaultMessage: 'For admins: log an account out that others got hold of.',
  },
  deskOpen: { id: 'account.profile.deskOpen', defaultMessage: 'End sessions' },
  purchases: { id: 'account.profile.purchases', defaultMessage: 'Purchases and receipts' },
  purchase: { id: 'account.profile.purchase', defaultMessage: 'Purchase {number}' },
  noPurchases: { id: 'account.profile.noPurchases', defaultMessage: 'No purchases yet.' },
  entries: { id: 'account.profile.entries', defaultMessage: 'My entries' },
  noEntries: { id: 'account.profile.noEntries', defaultMessage: 'No entries yet.' },
  entryFacts: { id: 'account.profile.entryFacts', defaultMessage: '{dog}: {type}, {height}, ring {ring}, {time}' },
  entriesPast: {
    id: 'account.profile.entriesPast',
    defaultMessage: '{count, plural, one {# past entry} other {# past entries}}',
  },
  currentPassword: { id: 'account.profile.currentPassword', defaultMessage: 'Current password' },
  showPassword: { id: 'account.profile.showPassword', defaultMessage: 'Show the password' },
  hidePassword: { id: 'account.profile.hidePassword', defaultMessage: 'Hide the password' },
  oneTimeCode: { id: 'account.profile.oneTimeCode', defaultMessage: 'One-time code' },
  oneTimeCodeHint: {
    id: 'account.profile.oneTimeCodeHint',
    defaultMessage: 'Six digits from your authenticator app, or one of your recovery codes.',
  },
  logout: { id: 'account.profile.logout', defaultMessage: 'Logout' },
})

/** How a purchase stands that has been paid, or can no longer be; see purchaseMessages for one that is not paid. */
export const stateMessages = defineMessages({
  paid: { id: 'account.profile.purchase.paid', defaultMessage: 'Paid', description: 'State of a purchase' },
  expired: {
    id: 'account.profile.purchase.expired',
    defaultMessage: 'Hold expired',
    description: 'State of a purchase',
  },
  cancelled: {
    id: 'account.profile.purchase.cancelled',
    defaultMessage: 'Cancelled',
    description: 'State of a purchase',
  },
  refunded: { id: 'account.profile.purchase.refunded', defaultMessage: 'Refunded', description: 'State of a purchase' },
  refunding: {
    id: 'account.profile.purchase.refunding',
    defaultMessage: 'Refund in progress',
    description: 'State of a purchase',
  },
})
