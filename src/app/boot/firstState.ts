import { isLocale, pickLocale } from '#contract/shared/locales'
import type { Effects } from '../../effects/effects'
import type { RootState } from '../../store/rootReducer'
import { rootReducer } from '../../store/rootReducer'

/** The state a page starts from before storage is read: where it is, what time it is, what the browser prefers. */
export const firstState = (
  { navigation, clock, network }: Effects,
  wants: { languages: readonly string[]; dark: boolean; pageLocale: string },
): Partial<RootState> => {
  const { ui } = rootReducer(undefined, { type: '@@clear-round/first' })
  return {
    router: { location: navigation.current(), move: 'POP' },
    ui: {
      ...ui,
      now: clock.now(),
      isOnline: network.isOnline(),
      locale: isLocale(wants.pageLocale) ? wants.pageLocale : pickLocale(wants.languages),
      colorScheme: wants.dark ? 'dark' : 'light',
    },
  }
}
