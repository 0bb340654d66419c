import { useDeferredValue } from 'react'
import type { PageName } from '../../../contract/page'
import { useChunk } from '../../lib/chunk'
import { useAppSelector } from '../../store/hooks'
import { selectLocale } from '../../store/ui/uiSlice'
import { pageTexts } from './pageTexts'

/** A page's text in the reader's language; the one before stays until the text of a language just chosen is there. */
export const usePageText = (page: PageName) => {
  const locale = useDeferredValue(useAppSelector(selectLocale))
  return useChunk(pageTexts[page][locale])
}
