import type { EarlierVersion, PageText } from '#contract/info/contentPage'
import type { Locale } from '#contract/shared/locales'

/** Loads an earlier version of a page, in a separate chunk. */
export const loadEarlierText = async (version: EarlierVersion, locale: Locale): Promise<PageText> => {
  const file: unknown = await import(
    /* webpackChunkName: "earlier-[request]" */ `../../../content/pages/${locale}/archive/${version}.md`
  )
  return (file as { default: PageText }).default
}
