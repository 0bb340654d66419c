import { defaultLocale } from '#contract/shared/locales'
import type { Effects } from '../../effects/effects'
import { loadLanguage, type Language } from '../../i18n/loadLanguage'
import type { AppStore } from '../../store/makeStore'
import { languageFailed, selectLocale } from '../../store/ui/uiSlice'

/** How long a page waits for the words of its language before it starts in English, in milliseconds. */
const longestWait = 10_000

/** The language a page starts in: the chosen one, or English where that one does not come (specification, section 9). */
export const firstLanguage = async (store: AppStore, { timers }: Pick<Effects, 'timers'>): Promise<Language> => {
  const locale = selectLocale(store.getState())
  if (locale === defaultLocale) return loadLanguage(locale)
  const late = new Promise<null>((give) => timers.after(longestWait, () => give(null)))
  const language = await Promise.race([loadLanguage(locale).catch(() => null), late])
  if (language) return language
  const fallback = await loadLanguage(defaultLocale)
  store.dispatch(languageFailed())
  return fallback
}
