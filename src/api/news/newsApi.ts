import { NewsArticle, NewsPage, type NewsItem } from '#contract/news/news'
import type { Page } from '#contract/shared/paging'
import { apiPaths } from '#contract/shared/apiPaths'
import { fill } from '#contract/shared/paths'
import { api } from '../api'
import { cursorPages, pageUrl, type ListArg } from '../paging'

/** Announcements in the reader's language. */
const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNews: build.infiniteQuery<Page<NewsItem>, ListArg<'text'>, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) => ({ url: pageUrl(apiPaths.news, pageParam, queryArg) }),
      responseSchema: NewsPage,
      providesTags: ['Worded'],
    }),
    getLatestNews: build.query<Page<NewsItem>, number>({
      query: (limit) => ({ url: `${apiPaths.news}?limit=${limit}` }),
      responseSchema: NewsPage,
      providesTags: ['Worded'],
    }),
    getNewsArticle: build.query<NewsArticle, string>({
      query: (slug) => ({ url: fill(apiPaths.newsArticle, { slug }) }),
      responseSchema: NewsArticle,
      providesTags: ['Worded'],
    }),
  }),
})

export const { useGetNewsInfiniteQuery, useGetLatestNewsQuery, useGetNewsArticleQuery } = newsApi
