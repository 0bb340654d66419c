import { useIntl } from 'react-intl'
import { defaultLocale, isLocale, type Locale } from '#contract/shared/locales'

/** The language that the page is shown in, which is not the chosen one while that one's words are missing. */
export const useShownLocale = (): Locale => {
  const { defaultLocale: shown } = useIntl()
  return isLocale(shown) ? shown : defaultLocale
}
