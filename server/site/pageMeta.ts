import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../contract/locales'
import { paramsOf, paths } from '../../contract/paths'
import { isStorable } from '../../contract/storable'
import { news } from '../db/schema'
import type { ServerDeps } from '../deps'
import { loadShow } from '../shows/queries'
import { addressOf } from './address'
import type { Head } from './head'
import { showFacts } from './showFacts'

/** What the database knows of an address: words for its head, that there is nothing, or that it is not asked. */
export type PageMeta = Pick<Head, 'title' | 'description' | 'facts'> | 'missing' | 'unknown'

const show = async (deps: ServerDeps, path: string, slug: string): Promise<PageMeta> => {
  const found = await loadShow(deps.db, slug)
  if (!found) return 'missing'
  const { name, startDate, addressLines, city } = found.row
  return {
    title: `${name} | Clear Round`,
    description: [startDate, ...addressLines, city].join(', '),
    facts: showFacts(found, addressOf(deps)(path)),
  }
}

const article = async ({ db }: ServerDeps, slug: string, locale: Locale): Promise<PageMeta> => {
  const [row] = await db
    .select({ title: news.title, summary: news.summary })
    .from(news)
    .where(and(eq(news.slug, slug), eq(news.locale, locale)))
  return row ? { title: `${row.title} | Clear Round`, description: row.summary } : 'missing'
}

/** Looks up what a page of rows is about, so that its head says so before any script runs. */
export const loadPageMeta = async (deps: ServerDeps, path: string, locale: Locale): Promise<PageMeta> => {
  const showSlug = paramsOf(paths.show, path)?.['slug']
  const newsSlug = paramsOf(paths.newsArticle, path)?.['slug']
  if (![showSlug, newsSlug].every((slug = '') => isStorable(slug))) return 'missing'
  if (showSlug !== undefined) return show(deps, path, showSlug)
  return newsSlug === undefined ? 'unknown' : article(deps, newsSlug, locale)
}
