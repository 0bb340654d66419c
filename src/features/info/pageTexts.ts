import type { Locale } from '#contract/shared/locales'
import type { PageName, PageText } from '#contract/info/contentPage'
import { chunk, type Chunk } from '../../lib/chunk'

const text = (load: () => Promise<{ default: unknown }>) => chunk(async () => (await load()).default as PageText)

/** The organisation's pages, each language in a separate chunk. */
export const pageTexts: Record<PageName, Record<Locale, Chunk<PageText>>> = {
  about: {
    en: text(() => import(/* webpackChunkName: "text-about-en" */ '../../../content/pages/en/about.md')),
    pl: text(() => import(/* webpackChunkName: "text-about-pl" */ '../../../content/pages/pl/about.md')),
  },
  leagues: {
    en: text(() => import(/* webpackChunkName: "text-leagues-en" */ '../../../content/pages/en/leagues.md')),
    pl: text(() => import(/* webpackChunkName: "text-leagues-pl" */ '../../../content/pages/pl/leagues.md')),
  },
  judging: {
    en: text(() => import(/* webpackChunkName: "text-judging-en" */ '../../../content/pages/en/judging.md')),
    pl: text(() => import(/* webpackChunkName: "text-judging-pl" */ '../../../content/pages/pl/judging.md')),
  },
  regulations: {
    en: text(() => import(/* webpackChunkName: "text-regulations-en" */ '../../../content/pages/en/regulations.md')),
    pl: text(() => import(/* webpackChunkName: "text-regulations-pl" */ '../../../content/pages/pl/regulations.md')),
  },
  contact: {
    en: text(() => import(/* webpackChunkName: "text-contact-en" */ '../../../content/pages/en/contact.md')),
    pl: text(() => import(/* webpackChunkName: "text-contact-pl" */ '../../../content/pages/pl/contact.md')),
  },
  terms: {
    en: text(() => import(/* webpackChunkName: "text-terms-en" */ '../../../content/pages/en/terms.md')),
    pl: text(() => import(/* webpackChunkName: "text-terms-pl" */ '../../../content/pages/pl/terms.md')),
  },
  privacy: {
    en: text(() => import(/* webpackChunkName: "text-privacy-en" */ '../../../content/pages/en/privacy.md')),
    pl: text(() => import(/* webpackChunkName: "text-privacy-pl" */ '../../../content/pages/pl/privacy.md')),
  },
  cookies: {
    en: text(() => import(/* webpackChunkName: "text-cookies-en" */ '../../../content/pages/en/cookies.md')),
    pl: text(() => import(/* webpackChunkName: "text-cookies-pl" */ '../../../content/pages/pl/cookies.md')),
  },
  accessibility: {
    en: text(
      () => import(/* webpackChunkName: "text-accessibility-en" */ '../../../content/pages/en/accessibility.md'),
    ),
    pl: text(
      () => import(/* webpackChunkName: "text-accessibility-pl" */ '../../../content/pages/pl/accessibility.md'),
    ),
  },
}
