import { NewsItems, type NewsItem } from '../../contract/news'
import { apiPaths } from '../../contract/paths'
import { api } from './api'

/** Announcements in the reader's language. */
const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNews: build.query<NewsItem[], void>({ query: () => ({ url: apiPaths.news }), responseSchema: NewsItems }),
  }),
})

export const { useGetNewsQuery } = newsApi
