import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import type { Locale } from '../../contract/locales'

const CspHashes = z.object({ script: z.array(z.string()), style: z.array(z.string()) })

/** Hashes of inline scripts and styles that the build lists in `dist/csp.json`; none where there is no such file. */
export const readCspHashes = (distDir: string | undefined): z.infer<typeof CspHashes> => {
  const file = distDir && join(distDir, 'csp.json')
  if (!file || !existsSync(file)) return { script: [], style: [] }
  return CspHashes.parse(JSON.parse(readFileSync(file, 'utf8')))
}

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A page with the run-time settings in `<meta name="clear-round">`, replacing one that the build left there. */
export const withSettings = (html: string, settings: Record<string, unknown>): string => {
  const meta = `<meta name="clear-round" content="${escapeAttribute(JSON.stringify(settings))}">`
  const bare = html.replace(/<meta\s+name="clear-round"[^>]*>/, '')
  return bare.replace(/<head[^>]*>/, (head) => head + meta)
}

interface SitePage {
  plain: string
  br: Buffer
  gzip: Buffer
}

/** The app's page in each language, compressed once; a language without its own page gets the English one. */
export const readPages = (webDir: string, settings: Record<string, unknown>): Record<Locale, SitePage> | null => {
  const read = (name: string): SitePage | null => {
    const file = join(webDir, name)
    if (!existsSync(file)) return null
    const plain = withSettings(readFileSync(file, 'utf8'), settings)
    return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) }
  }
  const en = read('index.html')
  return en === null ? null : { en, pl: read('index.pl.html') ?? en }
}
