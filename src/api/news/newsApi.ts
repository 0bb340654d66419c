import { type NewsArticle, newsEndpoints, type NewsItem } from '#contract/news/news'
import type { Page } from '#contract/shared/paging'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { cursorPages, pageQuery, type ListArg } from '../paging'

/** Announcements in the reader's language. */
const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNews: build.infiniteQuery<Page<NewsItem>, ListArg<'text'>, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) => callOf(newsEndpoints.getNews, { query: pageQuery(pageParam, queryArg) }),
      responseSchema: answerOf(newsEndpoints.getNews),
      providesTags: ['Worded'],
    }),
    getLatestNews: build.query<Page<NewsItem>, number>({
      query: (limit) => callOf(newsEndpoints.getNews, { query: { limit } }),
      responseSchema: answerOf(newsEndpoints.getNews),
      providesTags: ['Worded'],
    }),
    getNewsArticle: build.query<NewsArticle, string>({
      query: (slug) => callOf(newsEndpoints.getNewsArticle, { params: { slug } }),
      responseSchema: answerOf(newsEndpoints.getNewsArticle),
      providesTags: ['Worded'],
    }),
  }),
})

export const { useGetNewsInfiniteQuery, useGetLatestNewsQuery, useGetNewsArticleQuery } = newsApi
