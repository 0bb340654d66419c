import { and, desc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { NewsArticle, NewsItems } from '../../contract/news'
import { apiPaths } from '../../contract/paths'
import { richText } from '../content/richText'
import { news } from '../db/schema'
import type { ServerDeps } from '../deps'
import { Failure } from '../http/failure'
import type { Api } from '../http/types'

const Slug = z.object({ slug: z.string().check(z.maxLength(200)) })

/** Announcements in the reader's language, newest first, and one of them with its text. */
export const newsRoutes = (app: Api, { db }: ServerDeps): void => {
  app.route({
    method: 'GET',
    url: apiPaths.news,
    config: { access: 'public' },
    schema: { response: { 200: NewsItems } },
    handler: ({ locale }, reply) => {
      reply.header('vary', 'Accept-Language')
      return db
        .select({ slug: news.slug, publishedOn: news.publishedOn, title: news.title, summary: news.summary })
        .from(news)
        .where(eq(news.locale, locale))
        .orderBy(desc(news.publishedOn), news.slug)
    },
  })

  app.route({
    method: 'GET',
    url: apiPaths.newsArticle,
    config: { access: 'public' },
    schema: { params: Slug, response: { 200: NewsArticle } },
    handler: async ({ locale, params }, reply) => {
      reply.header('vary', 'Accept-Language')
      const [row] = await db
        .select()
        .from(news)
        .where(and(eq(news.slug, params.slug), eq(news.locale, locale)))
      if (!row) throw new Failure('not_found')
      const { slug, publishedOn, title, summary } = row
      return { slug, publishedOn, title, summary, body: richText(row.body) }
    },
  })
}
