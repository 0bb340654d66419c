import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { locales, type Locale } from '#contract/shared/locales'
import { pageFile, publicPages } from '#contract/info/publicPages'
import { escaped } from '../http/escaped'
import type { InlineHashes } from '../http/headers'

/** A page as it leaves: plain and compressed, with the hashes of what the build put inline. */
export interface SitePage {
  plain: string
  br: Buffer
  gzip: Buffer
  hashes: InlineHashes
}

/** A page as it was built, with the hashes of its inline code. */
interface BuiltPage {
  html: string
  hashes: InlineHashes
}

/** The pages of one language: the bare one, and the public ones by their address. */
export interface BuiltPages {
  bare: BuiltPage
  byPath: Map<string, BuiltPage>
}

const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?: data-prerendered="[^"]*")?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

const inlineHashes = (html: string): InlineHashes => ({
  script: [...new Set(hashesOf(html, 'script'))],
  style: [...new Set(hashesOf(html, 'style'))],
})

/**
 * A page as it is sent. Its hashes are those of the build: a script that came from the database may not run.
 * `quick` is for pages that are made at request: they are not worth a second of the processor.
 */
export const toPage = (html: string, hashes: InlineHashes, { quick = false } = {}): SitePage => ({
  plain: html,
  br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quick ? 4 : 11 } }),
  gzip: gzipSync(html, { level: quick ? 4 : 9 }),
  hashes,
})

/** A page with the run-time settings in `<meta name="clear-round">`, replacing one that the build left there. */
export const withSettings = (html: string, settings: Record<string, unknown>): string => {
  const meta = `<meta name="clear-round" content="${escaped(JSON.stringify(settings))}">`
  const bare = html.replace(/<meta\s+name="clear-round"[^>]*>/, '')
  return bare.replace(/<head[^>]*>/, (head) => head + meta)
}

/** Reads what the build drew (`dist/pages`), with the settings written in; null where nothing is built. */
export const readPages = (distDir: string, settings: Record<string, unknown>): Record<Locale, BuiltPages> | null => {
  const read = (locale: Locale, pathname?: string): BuiltPage | null => {
    const file = join(distDir, 'pages', pageFile(locale, pathname))
    if (!existsSync(file)) return null
    const built = readFileSync(file, 'utf8')
    return { html: withSettings(built, settings), hashes: inlineHashes(built) }
  }
  const readAll = (locale: Locale): BuiltPages | null => {
    const bare = read(locale)
    if (bare === null) return null
    const prerendered = publicPages.flatMap((pathname) => {
      const page = read(locale, pathname)
      return page === null ? [] : [[pathname, page] as const]
    })
    return { bare, byPath: new Map(prerendered) }
  }
  const [en, pl] = locales.map(readAll)
  return en && pl ? { en, pl } : null
}
