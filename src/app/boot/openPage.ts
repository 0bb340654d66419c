import type { SystemContext } from '@chakra-ui/react'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { createElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isLocale } from '#contract/shared/locales'
import { synchronousBoot } from '../../config/build'
import type { Language } from '../../i18n/loadLanguage'
import type { RootState } from '../../store/rootReducer'
import { App, makeCache } from '../App'
import { loadScreen } from '../routes'
import { prerenderState } from './prerenderState'
import { followPlainLinks, replayEarly } from './early'
import type { PreparedStore } from './prepareStore'
import { step } from './step'

/** The state that this document was prerendered from, unless it is meant for someone else or in a language that did not come. */
const prerenderedFrom = (root: HTMLElement, now: RootState, { locale }: Language) => {
  const { classList, lang } = document.documentElement
  const { prerenderedPath, prerenderedAt } = root.dataset
  if (!prerenderedPath || !prerenderedAt || !isLocale(lang) || lang !== locale || classList.contains('fresh'))
    return undefined
  // What is the same in both must be one object, or every part of the page would render again once it is hydrated.
  return copyWithStructuralSharing(now, prerenderState(prerenderedPath, lang, prerenderedAt))
}

/** Left to itself, emotion moves the rules of a prerendered page to another place, and the whole page is styled again. */
const cacheWithPrerenderedRules = () => {
  const cache = makeCache()
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-prerendered]'))
    for (const name of dataset['prerendered']?.split(' ') ?? []) cache.inserted[name] = true
  return cache
}

/** Hydrates the page that the build rendered, or renders the one that this reader gets. */
export const openPage = async ({ store, ready, follow }: PreparedStore, system: SystemContext): Promise<void> => {
  const page = document.documentElement
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const { pathname } = store.getState().router.location
  const screen = loadScreen(pathname, store.getState().ui.locale)
  // A screen that could not be loaded says so itself. One to be rendered again may come with its loader.
  const arrived = screen.catch(() => undefined)
  const language = await ready
  const state = prerenderedFrom(root, store.getState(), language)
  if (state) await arrived
  await step()
  const onLive = () => {
    // The head watches until here (head.js); a network that was only slow has made it after all.
    page.dataset['started'] = ''
    page.classList.remove('boot-failed', 'fresh')
    // In a separate task: in the middle of a commit React takes no events. No flag is worth waiting for before that.
    void step().then(() => {
      replayEarly()
      follow(system)
    })
  }
  const props = { store, language, onLive, system, cache: cacheWithPrerenderedRules(), prerenderedFrom: state }
  followPlainLinks(store)
  // In slices, so that the reader's input goes between.
  const begin = synchronousBoot ? (run: () => void) => run() : startTransition
  begin(() => {
    if (state) {
      hydrateRoot(root, createElement(App, props), { onRecoverableError: (error) => console.error(error) })
    } else {
      root.textContent = ''
      createRoot(root).render(createElement(App, props))
    }
  })
}
