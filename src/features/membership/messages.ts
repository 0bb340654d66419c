import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  profile: { id: 'membership.profile', defaultMessage: 'Go to your profile' },
  title: { id: 'membership.options.title', defaultMessage: 'Choose your membership' },
  lead: {
    id: 'membership.options.lead',
    defaultMessage: 'Pay once, for one, three or four years. Renew early, lose nothing.',
  },
  leadMember: {
    id: 'membership.options.leadMember',
    defaultMessage: 'You’re a member until {date}. Your new term starts the day after.',
  },
  lapsed: {
    id: 'membership.options.lapsed',
    defaultMessage: 'Your membership expired on {day}. Renew it to enter shows.',
  },
  paused: {
    id: 'membership.options.paused',
    defaultMessage:
      'Your membership is paused with {days, plural, one {# day} other {# days}} left. If you pay now, it resumes, and the new term starts after those days.',
  },
  junior: {
    id: 'membership.options.junior',
    defaultMessage: 'You pay the price for juniors, who are under {years}.',
  },
  family: {
    id: 'membership.options.family',
    defaultMessage:
      'You have a family membership, which the club renews for all of you. If you pay here, you renew it for yourself alone.',
  },
  noneOnSale: { id: 'membership.options.noneOnSale', defaultMessage: 'You can’t buy a membership at the moment' },
  noneOnSaleText: {
    id: 'membership.options.noneOnSaleText',
    defaultMessage: 'Try again later, or contact us.',
  },
  contact: { id: 'membership.options.contact', defaultMessage: 'Contact us' },
  legend: { id: 'membership.options.legend', defaultMessage: 'Length of membership' },
  years: {
    id: 'membership.options.years',
    defaultMessage: '{years, plural, one {year} other {years}}',
    description: 'After a large number: 3 years',
  },
  until: {
    id: 'membership.options.until',
    defaultMessage: 'member until <b>{date}</b>',
    description: 'Below the length of a membership: its last day, if it is paid today',
  },
  aYear: { id: 'membership.options.aYear', defaultMessage: '{price} a year' },
  saving: { id: 'membership.options.saving', defaultMessage: 'saves {price} a year' },
  gives: { id: 'membership.options.gives', defaultMessage: 'What you get' },
  givesPortal: {
    id: 'membership.options.givesPortal',
    defaultMessage: 'The members’ portal: your dogs and your entries',
  },
  givesShows: { id: 'membership.options.givesShows', defaultMessage: 'Access to enter any {organisation} show' },
  givesLevels: { id: 'membership.options.givesLevels', defaultMessage: 'A Nexus level for each dog' },
  givesReminder: { id: 'membership.options.givesReminder', defaultMessage: 'An email reminder before it ends' },
  pay: {
    id: 'membership.options.pay',
    defaultMessage: 'Pay {price} for {years, plural, one {# year} other {# years}}',
  },
  confirmed: {
    id: 'membership.options.confirmed',
    defaultMessage: 'Starts as soon as your payment is confirmed.',
  },
  account: {
    id: 'membership.options.account',
    defaultMessage: 'You need an account to become a member. Register, or log in.',
  },
  register: { id: 'membership.options.register', defaultMessage: 'Register' },
  login: { id: 'membership.options.login', defaultMessage: 'Login' },
  loading: { id: 'membership.options.loading', defaultMessage: 'Loading memberships' },
  failed: { id: 'membership.options.failed', defaultMessage: 'Couldn’t load the memberships' },
  failedText: { id: 'membership.options.failedText', defaultMessage: 'Check your connection and try again.' },
  membershipTitle: { id: 'membership.payment.title', defaultMessage: 'Pay your membership fee' },
  toOptions: { id: 'membership.payment.toOptions', defaultMessage: 'Choose another membership' },
  preparing: { id: 'membership.payment.preparing', defaultMessage: 'Preparing your payment' },
  refusedMembership: { id: 'membership.payment.refused', defaultMessage: 'Couldn’t start the payment' },
  refusedMembershipText: {
    id: 'membership.payment.refusedText',
    defaultMessage: 'You have not been charged. Check your connection and try again.',
  },
  stepPlan: {
    id: 'membership.payment.plan',
    defaultMessage: 'Plan',
    description: 'Step 1 of 3 of paying a membership',
  },
})
