import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'home.title', defaultMessage: 'Every run starts clear.' },
  lead: {
    id: 'home.lead',
    defaultMessage:
      'Shows, rings and levels for dogs of every height. Enter from the field, see why a class fits your dog, and know your ring before you park.',
  },
  find: { id: 'home.find', defaultMessage: 'Find a show' },
  join: { id: 'home.join', defaultMessage: 'Choose membership' },
  nextShows: { id: 'home.nextShows', defaultMessage: 'Next shows' },
  allShows: { id: 'home.allShows', defaultMessage: 'All shows' },
  news: { id: 'home.news', defaultMessage: 'News' },
  closes: { id: 'home.closes', defaultMessage: 'closes {date}' },
  closed: { id: 'home.closed', defaultMessage: 'closed {date}' },
  classes: { id: 'home.classes', defaultMessage: '{count, plural, one {# class} other {# classes}}' },
  rings: { id: 'home.rings', defaultMessage: '{count, plural, one {# ring} other {# rings}}' },
  heights: { id: 'home.heights.title', defaultMessage: 'Find your dog’s height' },
  heightsText: {
    id: 'home.heights.text',
    defaultMessage:
      'Measured at the withers, in whole millimetres. The height decides the jumps your dog meets, and nothing else about it.',
  },
  orLess: { id: 'home.heights.orLess', defaultMessage: '{to} cm or less' },
  between: { id: 'home.heights.between', defaultMessage: '{from}–{to} cm' },
  orMore: { id: 'home.heights.orMore', defaultMessage: '{from} cm or more' },
  regulations: { id: 'home.heights.regulations', defaultMessage: 'The regulations say the rest.' },
  how: { id: 'home.how.title', defaultMessage: 'How to join' },
  howText: {
    id: 'home.how.text',
    defaultMessage:
      'Clear Round is a dog agility organisation: shows, judges and five levels for dogs of every height. Four steps lead to the first run.',
  },
  register: { id: 'home.how.register', defaultMessage: 'Register' },
  registerText: {
    id: 'home.how.registerText',
    defaultMessage: 'Your name and an email address are enough. An account is free.',
  },
  pay: { id: 'home.how.pay', defaultMessage: 'Pay the membership fee' },
  payText: {
    id: 'home.how.payText',
    defaultMessage: 'One, three or four years. The portal opens as soon as it is paid.',
  },
  dog: { id: 'home.how.dog', defaultMessage: 'Add your dog' },
  dogText: {
    id: 'home.how.dogText',
    defaultMessage: 'Birth date, height and level say which classes fit.',
  },
  show: { id: 'home.how.show', defaultMessage: 'Enter a show' },
  showText: { id: 'home.how.showText', defaultMessage: 'Choose classes, pay once, and the places are yours.' },
  noShows: { id: 'home.noShows', defaultMessage: 'No show is announced. As soon as one is, it stands here.' },
  noNews: { id: 'home.noNews', defaultMessage: 'No news yet.' },
  loading: { id: 'home.loading', defaultMessage: 'Loading' },
  failed: { id: 'home.failed', defaultMessage: 'This part did not arrive' },
  failedText: { id: 'home.failedText', defaultMessage: 'The server did not answer as it should. Ask again.' },
  inviteTitle: { id: 'home.invite.title', defaultMessage: 'Cross the start line' },
  inviteText: {
    id: 'home.invite.text',
    defaultMessage: 'One, three or four years. Your renewal date never moves backwards.',
  },
})
