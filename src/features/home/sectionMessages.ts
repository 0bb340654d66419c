import { defineMessages } from '../../i18n/defineMessages'

/** Of the sections that load when they come near: not part of what the home page starts with. */
export const messages = defineMessages({
  closes: { id: 'home.closes', defaultMessage: 'entries close {date}' },
  closed: { id: 'home.closed', defaultMessage: 'entries closed {date}' },
  classes: { id: 'home.classes', defaultMessage: '{count, plural, one {# class} other {# classes}}' },
  rings: { id: 'home.rings', defaultMessage: '{count, plural, one {# ring} other {# rings}}' },
  heightsText: {
    id: 'home.heights.text',
    defaultMessage: 'Dogs are measured at the withers. The height category decides how high your dog jumps.',
  },
  orLess: { id: 'home.heights.orLess', defaultMessage: '{to} cm or less' },
  between: { id: 'home.heights.between', defaultMessage: '{from}–{to} cm' },
  orMore: { id: 'home.heights.orMore', defaultMessage: '{from} cm or more' },
  regulations: { id: 'home.heights.regulations', defaultMessage: 'More in the regulations.' },
  howText: {
    id: 'home.how.text',
    defaultMessage:
      'Clear Round is a dog agility organisation with shows, judges and five levels for dogs of every height. Here’s how to get to your first run.',
  },
  register: { id: 'home.how.register', defaultMessage: 'Register' },
  registerText: {
    id: 'home.how.registerText',
    defaultMessage: 'All you need is your name and email. An account is free.',
  },
  pay: { id: 'home.how.pay', defaultMessage: 'Pay the membership fee' },
  payText: {
    id: 'home.how.payText',
    defaultMessage: 'One, three or four years. You get access as soon as you’ve paid.',
  },
  dog: { id: 'home.how.dog', defaultMessage: 'Add your dog' },
  dogText: {
    id: 'home.how.dogText',
    defaultMessage: 'We use its date of birth, height and level to show the classes it can enter.',
  },
  show: { id: 'home.how.show', defaultMessage: 'Enter a show' },
  showText: { id: 'home.how.showText', defaultMessage: 'Choose your classes and pay for all of them at once.' },
  noShows: { id: 'home.noShows', defaultMessage: 'No shows yet. Shows appear here as soon as they’re published.' },
  noNews: { id: 'home.noNews', defaultMessage: 'No news yet.' },
  failed: { id: 'home.failed', defaultMessage: 'Couldn’t load this part' },
  failedText: { id: 'home.failedText', defaultMessage: 'Check your connection and try again.' },
})
