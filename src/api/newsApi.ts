import { NewsArticle, NewsItems, type NewsItem } from '../../contract/news'
import { apiPaths, fill } from '../../contract/paths'
import { api } from './api'

/** Announcements in the reader's language. */
const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNews: build.query<NewsItem[], void>({
      query: () => ({ url: apiPaths.news }),
      responseSchema: NewsItems,
      providesTags: ['Worded'],
    }),
    getNewsArticle: build.query<NewsArticle, string>({
      query: (slug) => ({ url: fill(apiPaths.newsArticle, { slug }) }),
      responseSchema: NewsArticle,
      providesTags: ['Worded'],
    }),
  }),
})

export const { useGetNewsQuery, useGetNewsArticleQuery } = newsApi
