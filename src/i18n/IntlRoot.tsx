import { useEffect, useState, type ReactNode } from 'react'
import { createIntl, RawIntlProvider, type IntlShape } from 'react-intl'
import type { Locale } from '#contract/shared/locales'
import { loadLanguage, type Language } from './loadLanguage'

// An empty locale with a default means the same and skips Intl.NumberFormat.supportedLocalesOf, whose first call costs
// 12 to 25 ms; react-intl reports it as INVALID_CONFIG.
const makeIntl = ({ locale, messages }: Language) =>
  createIntl({
    locale: '',
    defaultLocale: locale,
    messages,
    // Each sentence has a separate element: browsers that translate a page replace text nodes, which React then misses.
    textComponent: 'span',
    onError: (error) => {
      if (error.code !== 'INVALID_CONFIG') console.error(error)
    },
  })

const made = new WeakMap<Language, IntlShape>()
/** A language's formatters are dear to make, and are kept as long as its words. */
const intlOf = (language: Language): IntlShape => {
  const intl = made.get(language) ?? makeIntl(language)
  made.set(language, intl)
  return intl
}

interface Props {
  /** The language that was chosen. */
  locale: Locale
  /** The one that the page starts in: English where the chosen one did not come. */
  first: Language
  /** While the chosen language is missing, each new value of this is another try. */
  attempt?: string
  onLoad?: (came: boolean) => void
  /** How a language comes. */
  load?: ((locale: Locale) => Promise<Language>) | undefined
  children: ReactNode
}

/** Gives the words of the chosen language to everything below; until they are there, the language before stays. */
export const IntlRoot = ({ locale, first, attempt, onLoad, load = loadLanguage, children }: Props) => {
  const [loaded, setLoaded] = useState<Language | null>(null)
  const shown = loaded ?? first
  useEffect(() => {
    if (locale === shown.locale) return
    let wanted = true
    const end = (language?: Language) => {
      if (!wanted) return
      if (language) setLoaded(language)
      onLoad?.(language !== undefined)
    }
    load(locale).then(end, () => end())
    return () => {
      wanted = false
    }
  }, [locale, shown.locale, attempt, onLoad, load])
  useEffect(() => {
    document.documentElement.lang = shown.locale
  }, [shown.locale])
  return <RawIntlProvider value={intlOf(shown)}>{children}</RawIntlProvider>
}
