import type { MessageDescriptor } from 'react-intl'
import type { PurchaseStatus } from '../../../contract/purchase'
import type { Role } from '../../../contract/roles'
import { defineMessages } from '../../i18n/defineMessages'

export const roleMessages: Record<Role, MessageDescriptor> = defineMessages({
  ROLE_ADMIN: { id: 'profile.role.admin', defaultMessage: 'Admin' },
  ROLE_USER: { id: 'profile.role.user', defaultMessage: 'User' },
  ROLE_JUDGE: { id: 'profile.role.judge', defaultMessage: 'Judge' },
  ROLE_REVIEWER: { id: 'profile.role.reviewer', defaultMessage: 'Reviewer' },
})

export const messages = defineMessages({
  title: { id: 'profile.title', defaultMessage: 'Profile' },
  loading: { id: 'profile.loading', defaultMessage: 'Loading your profile' },
  account: { id: 'profile.account', defaultMessage: 'Account' },
  name: { id: 'profile.name', defaultMessage: 'Name' },
  email: { id: 'profile.email', defaultMessage: 'Email' },
  roles: { id: 'profile.roles', defaultMessage: 'Roles' },
  membership: { id: 'profile.membership', defaultMessage: 'Membership' },
  state: { id: 'profile.membership.state', defaultMessage: 'State' },
  active: { id: 'profile.membership.active', defaultMessage: 'Active' },
  lapsed: { id: 'profile.membership.lapsed', defaultMessage: 'Run out: renew it to enter shows' },
  none: { id: 'profile.membership.none', defaultMessage: 'Not paid yet' },
  always: { id: 'profile.membership.always', defaultMessage: 'Always, as an admin' },
  since: { id: 'profile.membership.since', defaultMessage: 'Member since' },
  renewal: { id: 'profile.membership.renewal', defaultMessage: 'Registration renewal date' },
  noDate: { id: 'profile.membership.noDate', defaultMessage: 'None' },
  renew: { id: 'profile.membership.renew', defaultMessage: 'Renew membership' },
  pay: { id: 'profile.membership.pay', defaultMessage: 'Choose membership' },
  screen: { id: 'profile.screen', defaultMessage: 'On this device' },
  language: { id: 'profile.language', defaultMessage: 'Language' },
  theme: { id: 'profile.theme', defaultMessage: 'Theme' },
  light: { id: 'profile.theme.light', defaultMessage: 'Light' },
  dark: { id: 'profile.theme.dark', defaultMessage: 'Dark' },
  sunlight: { id: 'profile.sunlight', defaultMessage: 'Sunlight' },
  sunlightHint: {
    id: 'profile.sunlight.hint',
    defaultMessage: 'Stronger lines and darker words, to be read on a bright field.',
  },
  failed: { id: 'profile.failed', defaultMessage: 'This did not arrive' },
  failedText: { id: 'profile.failedText', defaultMessage: 'Nothing is lost. Ask for it again.' },
  edit: { id: 'profile.edit', defaultMessage: 'Edit' },
  confirmed: { id: 'profile.email.confirmed', defaultMessage: 'Confirmed' },
  unconfirmed: { id: 'profile.email.unconfirmed', defaultMessage: 'Not confirmed' },
  confirmAsked: {
    id: 'profile.confirm.asked',
    defaultMessage: 'A mail with a link is on its way to {email}. Please use it to confirm your address.',
  },
  confirmChange: {
    id: 'profile.confirm.change',
    defaultMessage: 'Your new address {email} waits to be confirmed: use the link in the mail that went there.',
  },
  confirmAgain: { id: 'profile.confirm.again', defaultMessage: 'Send the link again' },
  confirmSent: { id: 'profile.confirm.sent', defaultMessage: 'Sent. Only the newest link works.' },
  mailLanguage: { id: 'profile.mailLanguage', defaultMessage: 'Language of our mails' },
  address: { id: 'profile.address', defaultMessage: 'Address' },
  phone: { id: 'profile.phone', defaultMessage: 'Telephone' },
  emergency: { id: 'profile.emergency', defaultMessage: 'In an emergency' },
  nothingTold: { id: 'profile.nothingTold', defaultMessage: 'Not told' },
  security: { id: 'profile.security', defaultMessage: 'Security' },
  securityText: {
    id: 'profile.securityText',
    defaultMessage: 'Where you are logged in, and codes from an app beside the password.',
  },
  securityOpen: { id: 'profile.securityOpen', defaultMessage: 'Sessions and codes' },
  data: { id: 'profile.data', defaultMessage: 'Your data' },
  dataText: {
    id: 'profile.dataText',
    defaultMessage: 'Take everything along that we keep about you, or have it deleted.',
  },
  dataOpen: { id: 'profile.dataOpen', defaultMessage: 'Download or delete' },
  desk: { id: 'profile.desk', defaultMessage: 'Desk' },
  deskText: { id: 'profile.deskText', defaultMessage: 'For admins: log an account out that others got hold of.' },
  deskOpen: { id: 'profile.deskOpen', defaultMessage: 'End sessions' },
  purchases: { id: 'profile.purchases', defaultMessage: 'Purchases and receipts' },
  purchase: { id: 'profile.purchase', defaultMessage: 'Purchase {number}' },
  noPurchases: { id: 'profile.noPurchases', defaultMessage: 'Nothing bought yet.' },
  entries: { id: 'profile.entries', defaultMessage: 'My entries' },
  noEntries: { id: 'profile.noEntries', defaultMessage: 'No entries yet.' },
  entryFacts: { id: 'profile.entryFacts', defaultMessage: '{dog}: {type}, {height}, ring {ring}, {time}' },
  entriesPast: {
    id: 'profile.entriesPast',
    defaultMessage: '{count, plural, one {# entry before today} other {# entries before today}}',
  },
  currentPassword: { id: 'profile.currentPassword', defaultMessage: 'Current password' },
  showPassword: { id: 'profile.showPassword', defaultMessage: 'Show the password' },
  hidePassword: { id: 'profile.hidePassword', defaultMessage: 'Hide the password' },
  oneTimeCode: { id: 'profile.oneTimeCode', defaultMessage: 'One-time code' },
  oneTimeCodeHint: {
    id: 'profile.oneTimeCodeHint',
    defaultMessage: 'Six digits from your authenticator app, or one of your recovery codes.',
  },
  logout: { id: 'profile.logout', defaultMessage: 'Logout' },
})

export const statusMessages: Record<PurchaseStatus, MessageDescriptor> = defineMessages({
  paid: { id: 'profile.purchase.paid', defaultMessage: 'Paid' },
  pending: { id: 'profile.purchase.pending', defaultMessage: 'Not paid yet' },
  expired: { id: 'profile.purchase.expired', defaultMessage: 'Expired' },
  cancelled: { id: 'profile.purchase.cancelled', defaultMessage: 'Replaced' },
  refunded: { id: 'profile.purchase.refunded', defaultMessage: 'Paid back' },
})
