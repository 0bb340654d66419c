import * as z from 'zod/mini'
import { pageOf } from '../shared/paging'
import { RichText } from '../info/richText'
import type { Endpoints } from '../shared/endpoint'
import { NewsQuery } from '../shared/listQueries'
import { SlugParams } from '../shared/params'

/** An announcement in the language the request asked for. */
export const NewsItem = z.object({
  slug: z.string(),
  publishedOn: z.iso.date(),
  title: z.string(),
  summary: z.string(),
})
export type NewsItem = z.infer<typeof NewsItem>
export const NewsPage = pageOf(NewsItem)

/** One announcement with its whole text. */
export const NewsArticle = z.object({ ...NewsItem.shape, body: RichText })
export type NewsArticle = z.infer<typeof NewsArticle>

export const newsEndpoints = {
  getNews: {
    method: 'GET',
    path: '/news',
    action: 'news.read',
    schema: { querystring: NewsQuery, response: { 200: NewsPage } },
  },
  getNewsArticle: {
    method: 'GET',
    path: '/news/:slug',
    action: 'news.read',
    schema: { params: SlugParams, response: { 200: NewsArticle } },
  },
} as const satisfies Endpoints
