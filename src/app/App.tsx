import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ChakraProvider, type SystemContext } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { IntlRoot } from '../i18n/IntlRoot'
import type { Words } from '../i18n/words'
import { ChooseLayout } from '../layouts/ChooseLayout'
import { StoreProvider, useAppSelector } from '../store/hooks'
import type { AppStore } from '../store/makeStore'
import { selectLocale } from '../store/ui/uiSlice'
import { AppErrorBoundary } from './AppErrorBoundary'
import { Screens } from './routes'
import { StoreRouter } from './StoreRouter'

interface Props {
  store: AppStore
  system: SystemContext
  words: Words
}

const cache = createCache({ key: 'c' })

const Frame = ({ words }: { words: Words }) => (
  <IntlRoot locale={useAppSelector(selectLocale)} words={words}>
    <AppErrorBoundary alone>
      <StoreRouter>
        <ChooseLayout>
          <Screens />
        </ChooseLayout>
      </StoreRouter>
    </AppErrorBoundary>
  </IntlRoot>
)

/** The whole product on one store. */
export const App = ({ store, system, words }: Props) => (
  <StrictMode>
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <StoreProvider store={store}>
          <Frame words={words} />
        </StoreProvider>
      </ChakraProvider>
    </CacheProvider>
  </StrictMode>
)
