import type { Locale } from '#contract/shared/locales'
import { paramsOf, type paths } from '#contract/shared/paths'
import { isStorable } from '#contract/shared/text'
import type { Head } from './head'

/** What the head of a page says. */
export type PageMeta = Pick<Head, 'title' | 'description' | 'facts'>

/** A subject whose rows have a page each: the address of such a page, with `slug` in it, and what is known of the rows. */
export interface RowPages {
  path: typeof paths.show | typeof paths.newsArticle | typeof paths.earlierVersion
  /** What the head of a row's page says; undefined where there is no such row. */
  find: (slug: string, locale: Locale, url: string) => Promise<PageMeta | undefined>
  /** The newest rows, as many as asked for. */
  slugs: (most: number) => Promise<string[]>
}

/** Looks up what a page of rows is about, so that its head says so before any script runs; `unknown`: it is not one. */
export const loadPageMeta = async (
  subjects: readonly RowPages[],
  { path, locale, url }: { path: string; locale: Locale; url: string },
): Promise<PageMeta | 'missing' | 'unknown'> => {
  for (const { path: pattern, find } of subjects) {
    const slug = paramsOf(pattern, path)?.['slug']
    if (slug === undefined) continue
    return (isStorable(slug) ? await find(slug, locale, url) : undefined) ?? 'missing'
  }
  return 'unknown'
}
