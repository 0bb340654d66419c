import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'news.title', defaultMessage: 'News' },
  lead: {
    id: 'news.lead',
    defaultMessage: 'Changes to shows, rules and dates.',
  },
  loading: { id: 'news.loading', defaultMessage: 'Loading the news' },
  empty: { id: 'news.empty', defaultMessage: 'No news yet' },
  emptyText: { id: 'news.emptyText', defaultMessage: 'News appears here as soon as it’s published.' },
  failed: { id: 'news.failed', defaultMessage: 'Couldn’t load the news' },
  failedText: { id: 'news.failedText', defaultMessage: 'Check your connection and try again.' },
  notFound: { id: 'news.notFound', defaultMessage: 'Article not found' },
  notFoundText: {
    id: 'news.notFoundText',
    defaultMessage: 'It may have been removed, or the address has a typo.',
  },
  all: { id: 'news.all', defaultMessage: 'All news' },
  dashboard: { id: 'news.dashboard', defaultMessage: 'Go to the dashboard' },
})
