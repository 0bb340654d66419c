import { useDeferredValue } from 'react'
import type { PageName } from '#contract/info/contentPage'
import { useShownLocale } from '../../i18n/useShownLocale'
import { useChunk } from '../../lib/chunk'
import { pageTexts } from './pageTexts'

/** A page's text in the reader's language; the one before stays until the text of a language just chosen is there. */
export const usePageText = (page: PageName) => {
  const locale = useDeferredValue(useShownLocale())
  return useChunk(pageTexts[page][locale])
}
