import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ChakraProvider, type SystemContext } from '@chakra-ui/react'
import { createRoot } from 'react-dom/client'
import { IntlRoot } from '../../../i18n/IntlRoot'
import { loadLanguage, type Language } from '../../../i18n/loadLanguage'
import { StoreProvider, useAppSelector } from '../../../store/hooks'
import type { AppStore } from '../../../store/makeStore'
import { selectLocale } from '../../../store/ui/uiSlice'
import { RecorderBadge } from './RecorderBadge'
import type { Recorded } from './saveRecording'
import { MessagesOf } from '../../../ui/kit/MessagesOf'

interface Props extends Recorded {
  store: AppStore
  stop: () => void
  system: SystemContext
}

const Badge = ({ language, system: _system, ...props }: Props & { language: Language }) => (
  <IntlRoot locale={useAppSelector(selectLocale)} first={language}>
    <MessagesOf part="qa">
      <RecorderBadge {...props} />
    </MessagesOf>
  </IntlRoot>
)

/** Beside the application, in a separate tree: the trace can be saved even if a screen throws. */
export const showBadge = async (props: Props): Promise<void> => {
  const language = await loadLanguage(selectLocale(props.store.getState()))
  const root = document.body.appendChild(document.createElement('div'))
  root.style.display = 'contents'
  createRoot(root).render(
    <CacheProvider value={createCache({ key: 'q', stylisPlugins: [] })}>
      <ChakraProvider value={props.system}>
        <StoreProvider store={props.store}>
          <Badge {...props} language={language} />
        </StoreProvider>
      </ChakraProvider>
    </CacheProvider>,
  )
}
