import type { AppStore } from '../../store/makeStore'
import { selectKeepsSteps } from '../../store/ui/uiSlice'

/** The ring of the last steps loads with the consent to it: the first page of everyone else has these lines alone. */
export const keepSteps = (store: AppStore): void => {
  const begin = () => {
    if (!selectKeepsSteps(store.getState())) return
    stop()
    import(/* webpackChunkName: "problem-ring" */ '../../features/problem/ring/followConsent').then(
      ({ followConsent }) => followConsent(store),
      // Nothing is kept then, and the form of a report says so.
      () => undefined,
    )
  }
  const stop = store.subscribe(begin)
  begin()
}
