import { selectUser } from '../../../store/auth/authSlice'
import type { AppStore } from '../../../store/makeStore'
import { selectKeepsSteps } from '../../../store/ui/uiSlice'
import { attachRecorder } from '../../../trace/recorder/attachRecorder'
import { createRecorder, type Bounds } from '../../../trace/recorder/recorder'
import { ringBounds } from './bounds'
import { ringOf, setRing } from './rings'

/** Begins the ring in a page that is open already; returns the way to end it, with which all that it holds is gone. */
const beginRing = (store: AppStore, bounds: Bounds): (() => void) => {
  const { effects } = store.port
  const recorder = createRecorder(() => Date.parse(effects.clock.now()), bounds)
  setRing(effects, recorder)
  const detach = attachRecorder(recorder, store)
  const { fetch } = effects
  effects.fetch = recorder.watch({ ...effects, fetch }).fetch
  return () => {
    setRing(effects, null)
    effects.fetch = fetch
    detach()
  }
}

/**
 * Keeps the last steps of this page for as long as its reader agrees. When a session ends or belongs to another person, the
 * ring is emptied: a report shows no steps of another person.
 */
export const followConsent = (store: AppStore, bounds: Bounds = ringBounds): void => {
  let end: (() => void) | null = null
  let owner: string | null = null
  const follow = () => {
    const state = store.getState()
    const isKept = selectKeepsSteps(state)
    if (!isKept && end) {
      const last = end
      // First: ending the ring notifies the subscribers again.
      end = null
      last()
    }
    if (isKept && !end) {
      end = () => undefined
      end = beginRing(store, bounds)
    }
    const user = selectUser(state)?.id ?? null
    if (owner !== null && user !== owner) ringOf(store.port.effects)?.clear()
    owner = user
  }
  follow()
  store.subscribe(follow)
}
