import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { locales } from '#contract/shared/locales'
import { NewsItem } from '#contract/news/news'
import { parseFrontMatter } from '../../content/frontMatter'
import { typeset } from '../../content/typography'
import type { news } from '../../db/schema'

type NewsRow = typeof news.$inferInsert

const Front = z.omit(NewsItem, { slug: true })

/** Reads `<directory>/<language>/<slug>.md`; a file that lacks a fact is refused by name. */
export const readNews = (directory: string): NewsRow[] =>
  locales.flatMap((locale) =>
    readdirSync(join(directory, locale))
      .filter((name) => name.endsWith('.md'))
      .map((name) => {
        const { front, body } = parseFrontMatter(typeset(locale, readFileSync(join(directory, locale, name), 'utf8')))
        const parsed = z.safeParse(Front, front)
        if (!parsed.success) throw new Error(`content/news/${locale}/${name} lacks a title, a summary or a date`)
        return { ...parsed.data, slug: name.slice(0, -3), locale, body }
      }),
  )
