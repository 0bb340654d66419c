import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ChakraProvider } from '@chakra-ui/react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { isLocale } from '#contract/shared/locales'
import { IntlRoot } from '../../i18n/IntlRoot'
import { loadLanguage } from '../../i18n/loadLanguage'
import { makeWholeSystem } from '../../ui/system/wholeSystem'
import { KitSheet } from './KitSheet'

/** A page for those who look at the kit: no part of the product, in a separate entry beside it. */
export const openKitSheet = async (): Promise<void> => {
  const page = document.documentElement
  const browser = navigator.language.slice(0, 2)
  const locale = isLocale(browser) ? browser : 'en'
  page.classList.add('light')
  const first = await loadLanguage(locale)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(
    <CacheProvider value={createCache({ key: 'c' })}>
      <ChakraProvider value={makeWholeSystem()}>
        <IntlRoot locale={locale} first={first}>
          <MemoryRouter>
            <KitSheet polish={locale === 'pl'} />
          </MemoryRouter>
        </IntlRoot>
      </ChakraProvider>
    </CacheProvider>,
  )
  page.dataset['started'] = ''
}
