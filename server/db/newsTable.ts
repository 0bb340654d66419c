import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { locales } from '#contract/shared/locales'
import { oneOf } from './checks'

/** Announcements, one row a language; the body is Markdown. */
export const news = pgTable(
  'news',
  {
    slug: text('slug').notNull(),
    locale: text('locale').notNull(),
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: text('body').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.locale] }),
    index('news_newest').on(table.locale, table.publishedOn, table.slug),
    oneOf('news_locale_known', table.locale, locales),
  ],
)
