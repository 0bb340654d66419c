import { ChakraProvider } from '@chakra-ui/react'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import type { Locale } from '#contract/shared/locales'
import { IntlRoot } from '../i18n/IntlRoot'
import { loadLanguage } from '../i18n/loadLanguage'
import { systemInLayers } from './systemInLayers'

const Address = () => <p>{useLocation().pathname}</p>

/** A single part of the kit, in a language. */
export const renderKit = async (part: ReactNode, locale: Locale = 'en') => {
  const language = await loadLanguage(locale)
  const user = userEvent.setup()
  const page = await act(async () =>
    render(
      <ChakraProvider value={systemInLayers}>
        <IntlRoot locale={locale} first={language}>
          <MemoryRouter>
            {part}
            <Address />
          </MemoryRouter>
        </IntlRoot>
      </ChakraProvider>,
    ),
  )
  return { ...page, user }
}

/** Keeps a value for a part that does not keep it itself. */
export const Holding = <Value,>({
  first,
  children,
}: {
  first: Value
  children: (value: Value, set: (value: Value) => void) => ReactNode
}) => {
  const [value, set] = useState(first)
  return children(value, set)
}
