import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'news.title', defaultMessage: 'News' },
  lead: {
    id: 'news.lead',
    defaultMessage:
      'What changes in shows, rules and dates, the newest first. Everybody reads the same here, members and visitors alike.',
  },
  loading: { id: 'news.loading', defaultMessage: 'Loading the news' },
  empty: { id: 'news.empty', defaultMessage: 'Nothing has been announced yet' },
  emptyText: { id: 'news.emptyText', defaultMessage: 'As soon as there is something to tell, it stands here.' },
  failed: { id: 'news.failed', defaultMessage: 'The news did not arrive' },
  failedText: { id: 'news.failedText', defaultMessage: 'The server did not answer as it should. Ask again.' },
  notFound: { id: 'news.notFound', defaultMessage: 'There is no announcement at this address' },
  notFoundText: {
    id: 'news.notFoundText',
    defaultMessage: 'It may have been taken back, or the address has a slip. All announcements stand in one list.',
  },
  all: { id: 'news.all', defaultMessage: 'All news' },
})
