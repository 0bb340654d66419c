import { paths } from '#contract/shared/paths'
import type { ServerDeps } from '../../deps'
import type { RowPages } from '../../site/rowPages'
import { loadShow, loadShowSlugs } from '../../domain/show/queries'
import { showFacts } from './showFacts'

/** The pages of shows, for readers without scripts. */
export const showPages = ({ db, now }: Pick<ServerDeps, 'db' | 'now'>): RowPages => ({
  path: paths.show,
  find: async (slug, _locale, url) => {
    const found = await loadShow(db, slug)
    if (!found) return undefined
    const { name, startDate, addressLines, city } = found.row
    return {
      title: `${name} | Clear Round`,
      description: [startDate, ...addressLines, city].join(', '),
      facts: showFacts(found, { url, now: now() }),
    }
  },
  slugs: (most) => loadShowSlugs(db, most),
})
