import type { Locale } from '../../contract/locales'
import { paramsOf, paths } from '../../contract/paths'
import type { ServerDeps } from '../deps'
import { loadShow } from '../shows/queries'
import { addressOf } from './address'
import type { Head } from './head'
import { showFacts } from './showFacts'

/** What the database knows of an address: words for its head, that there is nothing, or that it is not asked. */
export type Finding = Pick<Head, 'title' | 'description' | 'facts'> | 'missing' | 'unknown'

const show = async (deps: ServerDeps, path: string, slug: string): Promise<Finding> => {
  const found = await loadShow(deps.db, slug)
  if (!found) return 'missing'
  const { name, startDate, addressLines, city } = found.row
  return {
    title: `${name} | Clear Round`,
    description: [startDate, ...addressLines, city].join(', '),
    facts: showFacts(found, addressOf(deps)(path)),
  }
}

/** Looks up what a page of rows is about, so that its head says so before any script runs. */
export const findings = async (deps: ServerDeps, path: string, _locale: Locale): Promise<Finding> => {
  const slug = paramsOf(paths.show, path)?.['slug']
  return slug === undefined ? 'unknown' : show(deps, path, slug)
}
