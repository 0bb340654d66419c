import { readdirSync, readFileSync } from 'node:fs'
import { defaultLocale, locales } from '#contract/shared/locales'
import { earlierVersions, legalPages, pageNames, partsOfVersion, type PageText } from '#contract/info/contentPage'
import { isSafeHref, type Block } from '#contract/info/richText'
import { projectPath } from '../db/root'
import { readContentFile } from './contentFile'
import { versionOf } from './pageVersions'

const page = (locale: string, name: string) => {
  const file = projectPath(`content/pages/${locale}/${name}.md`)
  return readContentFile(file, readFileSync(file, 'utf8')) as PageText
}
const headings = ({ body }: PageText) =>
  body.flatMap((block: Block) => (block.kind === 'heading' ? [`${block.level} ${block.id}`] : []))
const read = (source: string, file = '/here/content/pages/en/about.md') => readContentFile(file, source)

describe('the organisation’s pages', () => {
  it.each(locales)('are all there in %s, and no others', (locale) => {
    const files = readdirSync(projectPath(`content/pages/${locale}`))
    expect(files.sort()).toEqual(['archive', ...pageNames.map((name) => `${name}.md`)].sort())
  })

  it.each(pageNames)('say the same in every language: the headings of %s', (name) => {
    const [first, ...others] = locales.map((locale) => headings(page(locale, name)))
    expect(first?.length).toBeGreaterThan(1)
    for (const other of others) expect(other).toEqual(first)
  })

  it.each(pageNames)('is dated alike in every language: %s', (name) => {
    expect(new Set(locales.map((locale) => page(locale, name).inForceFrom)).size).toBe(1)
  })

  it.each(legalPages)('have a first day where they bind the organisation: %s', (name) => {
    expect(page(defaultLocale, name).inForceFrom).toBe(versionOf(name))
  })

  it.each(locales)('keep every earlier version in %s, dated as its name says and before the present one', (locale) => {
    const files = readdirSync(projectPath(`content/pages/${locale}/archive`))
    expect(files.sort()).toEqual(earlierVersions.map((version) => `${version}.md`).sort())
    for (const version of earlierVersions) {
      const { page: name, inForceFrom } = partsOfVersion(version)
      expect(legalPages).toContain(name)
      expect(page(locale, `archive/${version}`).inForceFrom).toBe(inForceFrom)
      expect(inForceFrom < versionOf(name)).toBe(true)
    }
    const days = earlierVersions.map((version) => partsOfVersion(version).inForceFrom)
    expect(days).toEqual([...days].sort().reverse())
  })

  it.each(locales)('name the organisation as the settings do (%s)', (locale) => {
    const { legal } = JSON.parse(readFileSync(projectPath('content/settings.json'), 'utf8'))
    for (const name of ['privacy', 'terms']) {
      const text = JSON.stringify(page(locale, name)).replaceAll('\u00a0', ' ')
      for (const detail of [legal.name, legal.registration[locale], legal.address[locale]])
        expect(text).toContain(detail)
    }
    for (const name of pageNames) expect(JSON.stringify(page(locale, name))).not.toContain('{{')
  })

  it('lead from the privacy policy to the list of browser storage', () => {
    for (const locale of locales) expect(JSON.stringify(page(locale, 'privacy'))).toContain('"href":"/cookies"')
  })

  it('list every key of the browser’s storage [1.13]', () => {
    for (const locale of locales) {
      const tables = page(locale, 'cookies').body.flatMap((block) => (block.kind === 'table' ? [block] : []))
      const names = tables.flatMap(({ rows }) => rows.map(([cell]) => JSON.stringify(cell)))
      const ours = [
        'flags',
        'locale',
        'color-scheme',
        'contrast',
        'discount-code',
        'purchase',
        'scroll',
        'reloaded',
        'device',
      ]
      for (const key of ['token', 'purchase-items', 'pathname', 'menu_collapsed', ...ours])
        expect(names.some((name) => name.includes(`"${key}"`))).toBe(true)
    }
  })
})

describe('a file of the organisation', () => {
  it('is refused with its name and the missing part', () => {
    expect(() => read('## No head')).toThrow('content/pages/en/about.md: A text must start with front matter')
    expect(() => read('---\ntitle: About\n---\n\nWords')).toThrow('content/pages/en/about.md: lead: ')
    expect(() => read('---\ntitle: A\nlead: B\ninForceFrom: soon\n---\n\nWords')).toThrow(/about\.md: inForceFrom: /)
  })

  it('is refused with the forbidden part', () => {
    const text = '---\ntitle: A\nlead: B\n---\n\n![x](/y.png) <b>bold</b> [z](javascript:alert(1))'
    expect(() => read(text)).toThrow(
      'about.md: cannot have an image; cannot have HTML; cannot have a link to javascript:alert(1)',
    )
  })

  it('is refused where a placeholder is none of the settings', () => {
    const file = projectPath('content/pages/en/about.md')
    const text = '---\ntitle: A\nlead: B\n---\n\n{{name}} and {{nmae}}'
    expect(() => readContentFile(file, text)).toThrow('about.md: cannot have the placeholder {{nmae}}')
  })

  it('may be settings, whose address leads to a safe place', () => {
    const file = projectPath('content/settings.json')
    const source = readFileSync(file, 'utf8')
    expect(readContentFile(file, source)).toHaveProperty('social.label', expect.any(Object))
    const { social, ...rest } = JSON.parse(source)
    expect(isSafeHref(social.url)).toBe(true)
    expect(() => readContentFile(file, JSON.stringify(rest))).toThrow('content/settings.json: social: ')
    const unsafe = { ...rest, social: { ...social, url: 'javascript:alert(1)' } }
    expect(() => readContentFile(file, JSON.stringify(unsafe))).toThrow('social.url: must begin with https://')
    const email = { ...rest, social, email: 'a@b.c' }
    expect(() => readContentFile(file, JSON.stringify(email))).toThrow('content/settings.json: ')
    const noMailbox = { ...rest, social, legal: { ...rest.legal, privacyEmail: 'privacy' } }
    expect(() => readContentFile(file, JSON.stringify(noMailbox))).toThrow('legal.privacyEmail: ')
    expect(Object.keys(social.label).sort()).toEqual([...locales].sort())
    expect(social.label).toHaveProperty(defaultLocale)
  })
})
