import type { MessageDescriptor } from 'react-intl'
import type { Role } from '#contract/account/user'
import { defineMessages } from '../../../i18n/defineMessages'

export const roleMessages: Record<Role, MessageDescriptor> = defineMessages({
  ROLE_ADMIN: { id: 'account.profile.role.admin', defaultMessage: 'Admin' },
  ROLE_USER: { id: 'account.profile.role.user', defaultMessage: 'User' },
  ROLE_JUDGE: { id: 'account.profile.role.judge', defaultMessage: 'Judge' },
  ROLE_REVIEWER: { id: 'account.profile.role.reviewer', defaultMessage: 'Reviewer' },
})

export const messages = defineMessages({
  title: { id: 'account.profile.title', defaultMessage: 'Profile' },
  dashboard: { id: 'account.profile.dashboard', defaultMessage: 'Dashboard', description: 'A link to /dashboard' },
  loading: { id: 'account.profile.loading', defaultMessage: 'Loading your profile' },
  account: { id: 'account.profile.account', defaultMessage: 'Account' },
  name: { id: 'account.profile.name', defaultMessage: 'Name' },
  email: { id: 'account.profile.email', defaultMessage: 'Email' },
  roles: { id: 'account.profile.roles', defaultMessage: 'Roles' },
  membership: { id: 'account.profile.membership', defaultMessage: 'Membership' },
  state: { id: 'account.profile.membership.state', defaultMessage: 'Status' },
  active: {
    id: 'account.profile.membership.active',
    description: 'The state of a membership',
    defaultMessage: 'Active',
  },
  lapsed: { id: 'account.profile.membership.lapsed', defaultMessage: 'Expired. Renew to enter shows' },
  paused: {
    id: 'account.profile.membership.paused',
    defaultMessage: 'Paused. Contact us to resume it',
  },
  none: { id: 'account.profile.membership.none', defaultMessage: 'Not paid' },
  always: { id: 'account.profile.membership.always', defaultMessage: 'Permanent (admin)' },
  memberNumber: { id: 'account.profile.memberNumber', defaultMessage: 'Member number' },
  since: { id: 'account.profile.membership.since', defaultMessage: 'Member since' },
  renewal: { id: 'account.profile.membership.renewal', defaultMessage: 'Registration renewal date' },
  noDate: {
    id: 'account.profile.membership.noDate',
    description: 'Instead of a date: this membership has no renewal date',
    defaultMessage: 'None',
  },
  renew: { id: 'account.profile.membership.renew', defaultMessage: 'Renew membership' },
  pay: { id: 'account.profile.membership.pay', defaultMessage: 'Choose membership' },
  screen: { id: 'account.profile.screen', defaultMessage: 'On this device' },
  language: { id: 'account.profile.language', defaultMessage: 'Language' },
  theme: { id: 'account.profile.theme', defaultMessage: 'Theme' },
  light: { id: 'account.profile.theme.light', defaultMessage: 'Light' },
  dark: { id: 'account.profile.theme.dark', defaultMessage: 'Dark' },
  sunlight: { id: 'account.profile.sunlight', defaultMessage: 'High contrast' },
  sunlightHint: {
    id: 'account.profile.sunlight.hint',
    defaultMessage: 'Stronger lines and darker text for bright sunlight.',
  },
  failed: { id: 'account.profile.failed', defaultMessage: 'Couldn’t load this part' },
  failedText: { id: 'account.profile.failedText', defaultMessage: 'Check your connection and try again.' },
  edit: {
    id: 'account.profile.edit',
    description: 'A button: edit the details of the profile',
    defaultMessage: 'Edit',
  },
  confirmed: {
    id: 'account.profile.email.confirmed',
    description: 'The state of an email address',
    defaultMessage: 'Confirmed',
  },
  unconfirmed: {
    id: 'account.profile.email.unconfirmed',
    description: 'The state of an email address',
    defaultMessage: 'Not confirmed',
  },
  confirmRequested: {
    id: 'account.profile.confirm.asked',
    defaultMessage: 'We’ve emailed a link to {email}. Open it to confirm your address.',
  },
  confirmChange: {
    id: 'account.profile.confirm.change',
    defaultMessage: 'Your new address {email} isn’t confirmed yet. Open the link we emailed there.',
  },
  confirmAgain: { id: 'account.profile.confirm.again', defaultMessage: 'Resend the link' },
  confirmSent: {
    id: 'account.profile.confirm.sent',
    defaultMessage: 'Sent. Use the newest link: older ones no longer work.',
  },
  mailLanguage: { id: 'account.profile.mailLanguage', defaultMessage: 'Email language' },
  address: { id: 'account.profile.address', defaultMessage: 'Address' },
  phone: { id: 'account.profile.phone', defaultMessage: 'Phone number' },
  emergency: { id: 'account.profile.emergency', defaultMessage: 'Emergency contact' },
  notProvided: { id: 'account.profile.nothingTold', defaultMessage: 'Not provided' },
  security: { id: 'account.profile.security', defaultMessage: 'Security' },
  securityText: {
    id: 'account.profile.securityText',
    defaultMessage: 'Your active logins and two-step verification.',
  },
  securityOpen: { id: 'account.profile.securityOpen', defaultMessage: 'Devices and two-step verification' },
  data: { id: 'account.profile.data', defaultMessage: 'Your data' },
  dataText: {
    id: 'account.profile.dataText',
    defaultMessage: 'Download everything we hold about you, or delete your account.',
  },
  dataOpen: { id: 'account.profile.dataOpen', defaultMessage: 'Download or delete' },
  deskShows: { id: 'account.profile.deskShows', defaultMessage: 'Shows you organise or judge' },
  deskShowsText: {
    id: 'account.profile.deskShowsText',
    defaultMessage: 'Shows you’re organising, approving or judging.',
  },
  deskShowsOpen: { id: 'account.profile.deskShowsOpen', defaultMessage: 'See the shows' },
  deskDogs: { id: 'account.profile.deskDogs', defaultMessage: 'Measurements and corrections' },
  deskDogsText: {
    id: 'account.profile.deskDogsText',
    defaultMessage: 'For judges and admins: record a measured height or correct a permanent change.',
  },
  deskDogsOpen: { id: 'account.profile.deskDogsOpen', defaultMessage: 'Find a dog' },
  desk: { id: 'account.profile.desk', defaultMessage: 'Organiser area' },
  deskText: {
    id: 'account.profile.deskText',
    defaultMessage: 'For admins: log out an account that someone else has access to.',
  },
  deskOpen: { id: 'account.profile.deskOpen', defaultMessage: 'Log out an account' },
  purchases: { id: 'account.profile.purchases', defaultMessage: 'Purchases and entries' },
  purchasesText: {
    id: 'account.profile.purchasesText',
    defaultMessage: 'What you’ve paid for, your receipts, and the classes your dogs are entered in.',
  },
  purchasesOpen: { id: 'account.profile.purchasesOpen', defaultMessage: 'See purchases and entries' },
  logout: { id: 'account.profile.logout', defaultMessage: 'Logout' },
})
