import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { PageText } from '#contract/info/contentPage'
import { Organisation } from '#contract/info/organisation'
import { defaultLocale, type Locale, locales } from '#contract/shared/locales'
import { parseFrontMatter } from './frontMatter'
import type { Refused } from './inlines'
import { richText } from './richText'
import { typeset } from './typography'

const placeholder = /\{\{(\w+)\}\}/g

/** The values of a page's placeholders. */
const valuesOf = ({ name, legal }: Organisation, locale: Locale): Record<string, string> => ({
  name,
  legalName: legal.name,
  registration: legal.registration[locale],
  address: legal.address[locale],
  email: legal.email,
  privacyEmail: legal.privacyEmail,
  vat: legal.vat[locale],
  governingLaw: legal.governingLaw[locale],
})

const hasPlaceholders = (source: string): boolean => source.search(placeholder) >= 0

/** A page with the organisation's details in place of its placeholders. An unknown one stays, and is refused. */
const fillTemplate = (source: string, organisation: Organisation, locale: Locale, refused: Refused): string => {
  const values = new Map(Object.entries(valuesOf(organisation, locale)))
  return source.replace(placeholder, (written, name: string) => {
    const value = values.get(name)
    if (value === undefined) refused(`the placeholder ${written}`)
    return value ?? written
  })
}

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
