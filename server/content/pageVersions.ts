import { readFileSync } from 'node:fs'
import type { LegalPage } from '#contract/info/contentPage'
import { defaultLocale } from '#contract/shared/locales'
import { projectPath } from '../db/root'
import { inForceFromOf } from './contentFile'

const known = new Map<LegalPage, string>()

/** The version of a legal page that is in force: its first day, which is the same in every language. */
export const versionOf = (page: LegalPage): string => {
  const file = `content/pages/${defaultLocale}/${page}.md`
  const version = known.get(page) ?? inForceFromOf(file, readFileSync(projectPath(file), 'utf8'))
  known.set(page, version)
  return version
}
