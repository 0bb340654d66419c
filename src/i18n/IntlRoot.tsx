import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { createIntl, RawIntlProvider } from 'react-intl'
import type { Locale } from '../../contract/locales'
import { loadWords, type Words } from './words'

// An empty locale with a default means the same and skips Intl.NumberFormat.supportedLocalesOf, whose first call costs
// 12 to 25 ms; react-intl reports it as INVALID_CONFIG.
const makeIntl = (locale: Locale, messages: Words) =>
  createIntl({
    locale: '',
    defaultLocale: locale,
    messages,
    onError: (error) => {
      if (error.code !== 'INVALID_CONFIG') console.error(error)
    },
  })

interface Props {
  locale: Locale
  /** The words of the language the page starts in. */
  words: Words
  children: ReactNode
}

/** Gives the words of the chosen language to everything below; a language chosen later shows when its words are there. */
export const IntlRoot = ({ locale, words, children }: Props) => {
  const [shown, setShown] = useState({ locale, words })
  useEffect(() => {
    if (locale === shown.locale) return
    let wanted = true
    const show = (loaded: Words) => wanted && setShown({ locale, words: loaded })
    // Another tab chose a language whose words do not arrive here: this one goes on in its own.
    loadWords(locale).then(show, () => undefined)
    return () => {
      wanted = false
    }
  }, [locale, shown.locale])
  useEffect(() => {
    document.documentElement.lang = shown.locale
  }, [shown.locale])
  const intl = useMemo(() => makeIntl(shown.locale, shown.words), [shown])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
