import { desc, eq } from 'drizzle-orm'
import { NewsItems } from '../../contract/news'
import { apiPaths } from '../../contract/paths'
import { news } from '../db/schema'
import type { ServerDeps } from '../deps'
import type { Api } from '../http/types'

/** Announcements in the reader's language, newest first. */
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
}
