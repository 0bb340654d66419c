import type { Locale } from '#contract/shared/locales'
import { escaped } from '../http/escaped'

const ogLocales: Record<Locale, string> = { en: 'en_GB', pl: 'pl_PL' }

/** A page's head for search results and shared links. */
export interface Head {
  locale: Locale
  /** The page's whole address, or none where it must not be found. */
  url: string | null
  imageUrl: string
  /** In place of the words that the build wrote. */
  title?: string
  description?: string
  /** Facts for machines, as schema.org words them. */
  facts?: Record<string, unknown>
}

const meta = (property: string, content: string): string =>
  `<meta property="og:${property}" content="${escaped(content)}">`

const written = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? ''

// A data block, which no browser runs; `<` could end it early.
const block = (facts: Record<string, unknown>): string =>
  `<script type="application/ld+json">${JSON.stringify(facts).replace(/</g, '\\u003c')}</script>`

/** A page with its head for search engines and for links that are shared. */
export const withHead = (html: string, { locale, url, imageUrl, facts, ...own }: Head): string => {
  const title = own.title ? escaped(own.title) : written(html, /<title>(.*?)<\/title>/)
  const description = own.description ? escaped(own.description) : written(html, /name="description" content="([^"]*)"/)
  const shared = url
    ? [
        `<link rel="canonical" href="${escaped(url)}">`,
        meta('url', url),
        meta('type', 'website'),
        meta('site_name', 'Clear Round'),
        meta('locale', ogLocales[locale]),
        meta('image', imageUrl),
        // These two are escaped already.
        `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
      ]
    : ['<meta name="robots" content="noindex">']
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(/(name="description" content=)"[^"]*"/, (_, name: string) => `${name}"${description}"`)
    .replace('</head>', () => `${shared.join('')}${facts ? block(facts) : ''}</head>`)
}
