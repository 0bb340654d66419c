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
  classes: { id: 'home.classes', defaultMessage: '{count, plural, one {# class} other {# classes}}' },
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
