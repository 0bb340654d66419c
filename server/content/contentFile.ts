import { basename, dirname } from 'node:path'
import * as z from 'zod/mini'
import { Organisation } from '#contract/organisation'
import { PageText } from '#contract/contentPage'
import { parseFrontMatter } from './frontMatter'
import { richText } from './richText'
import { typeset } from './typography'

const problemsOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues.map(({ path, message }) => [path.join('.'), message].filter((part) => part !== '').join(': '))

const pageOf = (source: string): PageText => {
  const refused: string[] = []
  const { front, body } = parseFrontMatter(source)
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
    return file.endsWith('.md') ? pageOf(typeset(basename(dirname(file)), source)) : organisationOf(source)
  } catch (error) {
    const name = file.replaceAll('\\', '/').replace(/^.*\/(?=content\/)/, '')
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
