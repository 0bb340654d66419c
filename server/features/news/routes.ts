import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { newsEndpoints } from '#contract/news/news'
import { richText } from '../../content/richText'
import { contains } from '../../db/contains'
import { news } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'
import { keysetDay, keysetText, loadPage, type Keyset } from '../../http/paging'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'

const byDay: Keyset = { columns: [news.publishedOn, news.slug], position: z.tuple([keysetDay, keysetText]) }

/** Announcements in the reader's language, and one of them with its text. */
export const newsRoutes = (app: Api, { db }: ServerDeps): void => {
  app.route({
    ...routeOf(newsEndpoints.getNews),
    handler: ({ locale, query }, reply) => {
      reply.header('vary', 'Accept-Language')
      return loadPage(
        byDay,
        query,
        ({ after, order, limit }) =>
          db
            .select({ slug: news.slug, publishedOn: news.publishedOn, title: news.title, summary: news.summary })
            .from(news)
            .where(and(eq(news.locale, locale), after, contains([news.title, news.summary], query.text)))
            .orderBy(...order)
            .limit(limit),
        ({ publishedOn, slug }) => [publishedOn, slug],
      )
    },
  })

  app.route({
    ...routeOf(newsEndpoints.getNewsArticle),
    handler: async ({ locale, params }, reply) => {
      reply.header('vary', 'Accept-Language')
      const [row] = await db
        .select()
        .from(news)
        .where(and(eq(news.slug, params.slug), eq(news.locale, locale)))
      if (!row) throw new HttpError('not_found')
      const { slug, publishedOn, title, summary } = row
      return { slug, publishedOn, title, summary, body: richText(row.body) }
    },
  })
}
