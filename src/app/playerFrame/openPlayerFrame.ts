import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { locales, type Locale } from '#contract/shared/locales'
import { startFrame } from '../../features/qa/player/frame'
import { loadLanguage, type Language } from '../../i18n/loadLanguage'
import type { AppStore } from '../../store/makeStore'
import { selectLanguageMissing, selectLocale } from '../../store/ui/uiSlice'
import { makeWholeSystem } from '../../ui/system/wholeSystem'
import { App, makeCache } from '../App'
import { loadScreen } from '../routes'

/** The words of a page: those of the chosen language or, while these are missing, still those of the other one. */
const shownLocale = (chosen: Locale, isMissing: boolean): Locale =>
  (isMissing ? locales.find((one) => one !== chosen) : undefined) ?? chosen

/** What did not arrive in the trace does not arrive here either. */
const never = () => new Promise<Language>(() => undefined)

/** The page in the frame of the player: the application as it is, on the states of a trace. */
export const openPlayerFrame = (): void => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  let crash: string | null = null
  const onError = (error: unknown) => (crash = String(error))
  const reactRoot = createRoot(root, { onCaughtError: onError, onUncaughtError: onError })
  const cache = makeCache()
  const system = makeWholeSystem()
  const languages: Partial<Record<Locale, Language>> = {}
  // What a leap mounts again: the screen alone, or the whole.
  let key = 0
  let mount = 0
  const render = (store: AppStore) => {
    const state = store.getState()
    const language = languages[shownLocale(selectLocale(state), selectLanguageMissing(state))]
    if (!language) throw new Error('Its language was not loaded')
    reactRoot.render(createElement(App, { key, mount, store, language, load: never, system, cache }))
  }
  // The frame's policy lets no text become code, which zod would try.
  z.config({ jitless: true })
  // A screen takes the focus when it comes up: here it stays in the player.
  HTMLElement.prototype.focus = () => undefined
  // The title of a frame is invisible, and each change costs a message to the browser's own process.
  Object.defineProperty(document, 'title', { set: () => undefined })
  // A link that is none of the router's would lead the frame away.
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  })

  startFrame(window.parent, {
    load: async ({ router, ui: { locale: chosen, languageMissing } }) => {
      const locale = shownLocale(chosen, languageMissing)
      languages[locale] ??= await loadLanguage(locale)
      // A screen that does not come says so itself.
      await loadScreen(router.location.pathname, locale).catch(() => undefined)
    },
    mount: (store) => {
      key += 1
      flushSync(() => render(store))
    },
    leap: (store, change) => {
      mount += 1
      flushSync(() => {
        change()
        render(store)
      })
    },
    takeCrash: () => {
      const last = crash
      crash = null
      return last
    },
  })
}
