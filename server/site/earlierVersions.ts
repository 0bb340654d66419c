import { readFileSync } from 'node:fs'
import { isEarlierVersion, type PageText } from '#contract/info/contentPage'
import { paths } from '#contract/shared/paths'
import { readContentFile } from '../content/contentFile'
import { projectPath } from '../db/root'
import type { RowPages } from './rowPages'

/** The earlier versions of legal pages. They are linked from the present ones, and stay out of the sitemap. */
export const earlierVersionPages: RowPages = {
  path: paths.earlierVersion,
  find: async (slug, locale) => {
    if (!isEarlierVersion(slug)) return undefined
    const file = projectPath(`content/pages/${locale}/archive/${slug}.md`)
    const { title, lead } = readContentFile(file, readFileSync(file, 'utf8')) as PageText
    return Promise.resolve({ title: `${title} | Clear Round`, description: lead })
  },
  slugs: () => Promise.resolve([]),
}
