import type { Locale } from '../shared/locales'
import { paths } from '../shared/paths'

/** Public pages that the build draws, for a visitor, in each language. */
export const publicPages = [
  paths.home,
  paths.about,
  paths.news,
  paths.announcements,
  paths.shows,
  paths.regulations,
  paths.leagues,
  paths.judging,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.accessibility,
] as const

/** A public page as the app draws it for the build. */
export interface PrerenderedPage {
  pathname: string
  locale: Locale
  /** The instant that the page's state holds as its time. */
  prerenderedAt: string
  /** The content of #root. */
  html: string
  /** Style elements: the rules that every page needs, and those of this one. */
  globalCss: string
  css: string
  title: string
  description: string
}

/** The file of a page below `dist/pages`; without an address the bare page, in which the app draws any other screen. */
export const pageFile = (locale: Locale, pathname?: string): string => {
  const name = pathname === paths.home ? 'home' : (pathname?.slice(1) ?? 'screen')
  return `${locale}/${name}.html`
}
