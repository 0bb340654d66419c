import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'membership.options.title', defaultMessage: 'How many seasons?' },
  lead: {
    id: 'membership.options.lead',
    defaultMessage: 'Pay once. If you renew early, the new years start after your renewal date.',
  },
  leadMember: {
    id: 'membership.options.leadMember',
    defaultMessage: 'You are a member until {date}. The new years start after that day.',
  },
  lapsed: {
    id: 'membership.options.lapsed',
    defaultMessage: 'Your membership ended on {day}. Renew it to enter shows.',
  },
  legend: { id: 'membership.options.legend', defaultMessage: 'Length of membership' },
  years: { id: 'membership.options.years', defaultMessage: '{years, plural, one {year} other {years}}' },
  until: { id: 'membership.options.until', defaultMessage: 'member until <b>{date}</b>' },
  aYear: { id: 'membership.options.aYear', defaultMessage: '{price} a year' },
  saving: { id: 'membership.options.saving', defaultMessage: 'saves {price} a year' },
  gives: { id: 'membership.options.gives', defaultMessage: 'What it gives you' },
  givesPortal: { id: 'membership.options.givesPortal', defaultMessage: 'The members’ portal: dogs, entries, cart' },
  givesShows: { id: 'membership.options.givesShows', defaultMessage: 'Entries at every {organisation} show' },
  givesLevels: { id: 'membership.options.givesLevels', defaultMessage: 'A Nexus level for each dog' },
  givesReminder: { id: 'membership.options.givesReminder', defaultMessage: 'A reminder by mail before it ends' },
  pay: {
    id: 'membership.options.pay',
    defaultMessage: 'Pay {price} for {years, plural, one {# year} other {# years}}',
  },
  confirmed: {
    id: 'membership.options.confirmed',
    defaultMessage: 'It counts from the moment the payment is confirmed.',
  },
  account: {
    id: 'membership.options.account',
    defaultMessage: 'Membership belongs to an account. Register first, or log in.',
  },
  register: { id: 'membership.options.register', defaultMessage: 'Register' },
  login: { id: 'membership.options.login', defaultMessage: 'Login' },
  loading: { id: 'membership.options.loading', defaultMessage: 'Loading the plans' },
  failed: { id: 'membership.options.failed', defaultMessage: 'The plans did not arrive' },
  failedText: { id: 'membership.options.failedText', defaultMessage: 'The prices come from the server. Ask again.' },
})
