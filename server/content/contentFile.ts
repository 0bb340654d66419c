import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { PageText } from '#contract/info/contentPage'
import { defaultLocale, locales, type Locale } from '#contract/shared/locales'
import { Organisation } from '#contract/info/organisation'
import { parseFrontMatter } from './frontMatter'
import { richText } from './richText'
import { fillTemplate, hasPlaceholders } from './template'
import { typeset } from './typography'

const problemsOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues.map(({ path, message }) => [path.join('.'), message].filter((part) => part !== '').join(': '))

const namedFrom = (file: string) => file.replaceAll('\\', '/').replace(/^.*\/(?=content\/)/, '')

const localeOf = (file: string): Locale =>
  locales.find((locale) => namedFrom(file).startsWith(`content/pages/${locale}/`)) ?? defaultLocale

/** The settings that belong to a page: content/settings.json beside content/pages. */
export const settingsBeside = (page: string): string => page.replace(/([\\/])pages[\\/].*$/, '$1settings.json')

const pageOf = (file: string, source: string): PageText => {
  const refused: string[] = []
  const locale = localeOf(file)
  // Only a page with placeholders needs the settings.
  const filled = hasPlaceholders(source)
    ? fillTemplate(source, organisationOf(readFileSync(settingsBeside(file), 'utf8')), locale, (what) =>
        refused.push(`cannot have ${what}`),
      )
    : source
  const { front, body } = parseFrontMatter(typeset(locale, filled))
  const page = z.safeParse(PageText, { ...front, body: richText(body, (what) => refused.push(`cannot have ${what}`)) })
  const problems = [...(page.success ? [] : problemsOf(page.error.issues)), ...new Set(refused)]
  if (page.success && problems.length === 0) return page.data
  throw new Error(problems.join('; '))
}

/** The settings of the organisation out of their file; throws where something is missing. */
export const organisationOf = (source: string): Organisation => {
  const settings = z.safeParse(Organisation, JSON.parse(source))
  if (settings.success) return settings.data
  throw new Error(problemsOf(settings.error.issues).join('; '))
}

/** A file of content/ as data: a page (.md) or the settings (.json). One that lacks something is refused by name. */
export const readContentFile = (file: string, source: string): PageText | Organisation => {
  try {
    return file.endsWith('.md') ? pageOf(file, source) : organisationOf(source)
  } catch (error) {
    throw new Error(`${namedFrom(file)}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The first day of a page that must have one. */
export const inForceFromOf = (file: string, source: string): string => {
  const day = z.safeParse(z.iso.date(), parseFrontMatter(source).front['inForceFrom'])
  if (day.success) return day.data
  throw new Error(`${namedFrom(file)}: inForceFrom: must be a day`)
}
