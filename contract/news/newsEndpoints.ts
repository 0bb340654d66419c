import type { Endpoints } from '../shared/endpoint'
import { NewsQuery } from '../shared/listQueries'
import { SlugParams } from '../shared/params'
import { NewsArticle, NewsPage } from './news'

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
