import type { Middleware } from '@reduxjs/toolkit'
import { api } from '../../api/api'
import type { Effects } from '../../effects/effects'
import type { RootState } from '../rootReducer'
import { selectForm, type FormState } from './formsSlice'

/** How long a person stops typing before the store has the text, in milliseconds. */
export const typingPause = 300

/** A hook of RTK Query reads its subscriptions with it while a component renders, when nothing may be dispatched. */
const isRead = api.internalActions.internal_getRTKQSubscriptions.match

interface Keys {
  /** The form and the field. */
  id: string
  path: string
  /** The whole text; undefined for a secret. */
  value?: string
  /** Dispatches the change. */
  write: () => void
}
interface Typed extends Keys {
  /** What the text is typed on. A jump of DevTools puts another form there, whose values are shown then. */
  form: FormState | undefined
}

export interface Typing {
  middleware: Middleware<unknown, RootState>
  /** The text that waits for a pause, of one field at most. */
  typed: () => Typed | null
  subscribe: (listener: () => void) => () => void
  /** Takes the text after a key. */
  hold: (keys: Keys) => void
  /** Dispatches the text now. */
  deliver: () => void
}

/**
 * Makes one action of what is typed into a field until a pause. Before any other action or thunk, the text is dispatched:
 * actions keep the order of what happened, and a thunk reads from the state all that is typed.
 */
export const createTyping = ({ timers, onLeave }: Pick<Effects, 'timers' | 'onLeave'>): Typing => {
  const listeners = new Set<() => void>()
  let readForm = (_id: string): FormState | undefined => undefined
  let typed: Typed | null = null
  let stopTimer = () => undefined as void
  const put = (next: Typed | null) => {
    stopTimer()
    typed = next
    listeners.forEach((listener) => listener())
  }
  const deliver = () => {
    if (typed === null) return
    const { id, form, write } = typed
    put(null)
    if (readForm(id) === form) write()
  }
  onLeave(deliver)
  return {
    middleware: ({ getState }) => {
      readForm = (id) => selectForm(getState(), id)
      return (next) => (action) => {
        if (!isRead(action)) deliver()
        return next(action)
      }
    },
    typed: () => typed,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hold: (keys) => {
      if (typed?.id !== keys.id || typed.path !== keys.path) deliver()
      put({ ...keys, form: readForm(keys.id) })
      stopTimer = timers.after(typingPause, deliver)
    },
    deliver,
  }
}
