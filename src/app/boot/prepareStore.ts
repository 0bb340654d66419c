import type { SystemContext } from '@chakra-ui/react'
import { developing } from '../../config/build'
import { readEnv } from '../../config/env'
import { liveEffects } from '../../effects/live'
import { loadPortal } from '../../layouts/loadPortal'
import { selectToken } from '../../store/auth/authSlice'
import { followFlags } from '../../store/flags/followFlags'
import { makeStore } from '../../store/makeStore'
import { timePassed } from '../../store/ui/uiSlice'
import { firstLanguage } from './firstLanguage'
import { firstState } from './firstState'
import { keepSteps } from './keepSteps'
import { offerReports } from './offerReports'
import { restoreSession } from './restoreSession'

/** What Redux DevTools need; null where it does not arrive: the page starts without them. */
const inspect = async () => {
  try {
    const [{ sanitizers }, { followWidth }] = await Promise.all([
      import(/* webpackChunkName: "dev-tools" */ '../../features/qa/sanitizers'),
      import(/* webpackChunkName: "dev-tools" */ '../../features/qa/followWidth'),
      // What they export is replayed with every slice.
      import(/* webpackChunkName: "dev-tools" */ '../../store/lazySlices'),
    ])
    return { sanitizers: sanitizers(), followWidth }
  } catch {
    return null
  }
}

/**
 * The page's store, restored from storage; `ready` resolves with the language once the session is known, `follow` begins
 * to ask for the flags.
 */
export const prepareStore = async () => {
  const { apiHost, flags, qa } = readEnv(document)
  const live = liveEffects()
  const wants = {
    languages: navigator.languages,
    dark: window.matchMedia('(prefers-color-scheme: dark)').matches,
    pageLocale: document.documentElement.lang,
  }
  const recording =
    qa && (live.session.read('qa') ?? new URLSearchParams(location.search).get('qa') === '1')
      ? await import(/* webpackChunkName: "recorder" */ '../../features/qa/recorder/startRecording').then(
          ({ startRecording }) => startRecording(live),
        )
      : undefined
  const effects = recording?.effects ?? live
  const inspection = (developing || qa) && '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window ? await inspect() : null
  const store = makeStore(firstState(effects, wants), {
    effects,
    apiHost,
    enhancers: recording?.enhancers,
    inspected: inspection !== null,
    sanitizers: inspection?.sanitizers ?? {},
  })
  // A recording follows it without further code.
  if (!recording) inspection?.followWidth(store)
  await store.persist()
  recording?.keep()
  keepSteps(store)
  offerReports(store)
  store.dispatch(timePassed(effects.clock.now()))
  const language = firstLanguage(store, effects)
  // A token most likely means a member: the frame loads while the session is restored.
  if (selectToken(store.getState()) !== null) loadPortal().catch(() => undefined)
  const ready = restoreSession(store).then(() => language)
  const follow = (system: SystemContext) => {
    store.dispatch(followFlags(flags))
    void recording?.show(store, system)
  }
  return { store, ready, follow }
}

export type PreparedStore = Awaited<ReturnType<typeof prepareStore>>
