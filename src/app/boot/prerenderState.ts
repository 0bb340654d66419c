import type { Locale } from '#contract/shared/locales'
import { rootReducer, type RootState } from '../../store/rootReducer'

/**
 * The state that the build draws a page from: a visitor's, with nothing restored and nothing fetched. The browser
 * makes the same state again to hydrate the page; what it really knows comes with the render after that.
 */
export const prerenderState = (pathname: string, locale: Locale, prerenderedAt: string): RootState => {
  const { ui } = rootReducer(undefined, { type: '@@clear-round/prerendered' })
  return rootReducer(
    {
      router: { location: { pathname, search: '', hash: '', state: null, key: 'default' }, move: 'POP' },
      ui: { ...ui, locale, now: prerenderedAt },
    },
    { type: '@@clear-round/prerendered' },
  )
}
