import { and, eq } from 'drizzle-orm'
import { paths } from '#contract/shared/paths'
import type { Db } from '../../db/client'
import { news } from '../../db/schema'
import type { RowPages } from '../../site/rowPages'

/** The pages of announcements, for readers without scripts. */
export const newsPages = (db: Db): RowPages => ({
  path: paths.newsArticle,
  find: async (slug, locale) => {
    const [row] = await db
      .select({ title: news.title, summary: news.summary })
      .from(news)
      .where(and(eq(news.slug, slug), eq(news.locale, locale)))
    return row && { title: `${row.title} | Clear Round`, description: row.summary }
  },
  slugs: async (most) => {
    const rows = await db.selectDistinct({ slug: news.slug }).from(news).orderBy(news.slug).limit(most)
    return rows.map(({ slug }) => slug)
  },
})
