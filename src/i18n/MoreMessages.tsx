import { useMemo, type ReactNode } from 'react'
import { createIntl, RawIntlProvider, useIntl } from 'react-intl'
import type { Messages } from './loadLanguage'

/** Gives the sentences of a part of the product to what is below, besides those that everything has. */
export const MoreMessages = ({ messages, children }: { messages: Messages; children: ReactNode }) => {
  const intl = useIntl()
  const value = useMemo(
    () => createIntl({ ...intl, messages: { ...(intl.messages as Messages), ...messages } }),
    [intl, messages],
  )
  return <RawIntlProvider value={value}>{children}</RawIntlProvider>
}
