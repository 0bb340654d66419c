import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'home.title', defaultMessage: 'Every run starts clear.' },
  lead: {
    id: 'home.lead',
    defaultMessage:
      'Shows, rings and levels for dogs of every height. Enter from your phone, see which classes your dog can run, and know your ring before you arrive.',
  },
  find: { id: 'home.find', defaultMessage: 'Find a show' },
  join: { id: 'home.join', defaultMessage: 'Choose membership' },
  nextShows: { id: 'home.nextShows', defaultMessage: 'Upcoming shows' },
  allShows: { id: 'home.allShows', defaultMessage: 'All shows' },
  news: { id: 'home.news', defaultMessage: 'News' },
  heights: { id: 'home.heights.title', defaultMessage: 'Check your dog’s height category' },
  how: { id: 'home.how.title', defaultMessage: 'How to join' },
  loading: { id: 'home.loading', defaultMessage: 'Loading' },
  inviteTitle: { id: 'home.invite.title', defaultMessage: 'Become a member' },
  inviteText: {
    id: 'home.invite.text',
    defaultMessage: 'One, three or four years. Renew early, lose nothing.',
  },
})
