import type { MessageDescriptor } from 'react-intl'
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
  email: { id: 'profile.email', defaultMessage: 'E-mail' },
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
  logout: { id: 'profile.logout', defaultMessage: 'Logout' },
})
