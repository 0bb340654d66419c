import { flushSync } from 'react-dom'
import { makePlayerStore } from '../../../store/playerStore'
import { applyDelta, type Delta } from '../../../trace/delta'
import type { State } from '../../../trace/trace'
import { HostMessage, type FrameMessage, type Needs } from './protocol'

type PlayerStore = ReturnType<typeof makePlayerStore>

/** The application, as far as the frame needs it. */
export interface Screens {
  /** Brings all that the screen of a state is made of. */
  load: (needs: Needs) => Promise<unknown>
  /** Shows the screens of a store at once, and forgets all that was shown before. */
  mount: (store: PlayerStore['store']) => void
  /** Lets a store change, and shows its screen again, in its language, in the layout that was shown before. */
  leap: (store: PlayerStore['store'], change: () => void) => void
  /** What a screen threw since this was last called, if one did. */
  takeCrash: () => string | null
}

const longest = 500

/** Which language is shown hangs on both. */
const wordsOf = ({ ui }: Needs) => `${ui.locale} ${ui.languageMissing}`

/**
 * The frame of the player: shows the states that the player sends. Every state comes from the trace: actions of the screens
 * change nothing.
 */
export const startFrame = (player: Window, { load, mount, leap, takeCrash }: Screens): void => {
  let opened: PlayerStore | null = null
  let received: { step: number; state: State } | null = null
  let shown: { step: number; state: State } | null = null
  let crashed = false
  // The frame has no origin, so that the player's can only be anyone's; the trace already has what is said here.
  const say = (message: FrameMessage) => player.postMessage(message, '*')
  const hold = (name: string) => say({ type: 'qa/blocked', step: shown?.step ?? 0, name: name.slice(0, longest) })

  const show = (step: number, state: State) => {
    // A reader who went step by step saw the same screen change. After a leap it is mounted again: what a part of it has
    // loaded it would still show. What failed stays failed: then all of it is.
    const before = shown
    shown = { step, state }
    if (!opened || !before || crashed) {
      opened = makePlayerStore(state, hold)
      mount(opened.store)
      return
    }
    const { store, show: next } = opened
    if (step === before.step + 1 && wordsOf(before.state) === wordsOf(state)) flushSync(() => next(state))
    else leap(store, () => next(state))
  }

  const seek = async (step: number, state: State) => {
    const wanted = { step, state }
    received = wanted
    let before = performance.now()
    let thrown: string | null = null
    try {
      await load(state)
      if (received !== wanted) return
      before = performance.now()
      show(step, state)
    } catch (error) {
      // What is outside every boundary.
      thrown = String(error)
    }
    const milliseconds = performance.now() - before
    const crash = (takeCrash() ?? thrown)?.slice(0, longest) ?? null
    crashed = crash !== null
    say({ type: 'qa/shown', step, milliseconds, crash })
  }

  /** Brings screens one after the other, so that no leap has to wait for one. */
  const loadAll = async (screens: readonly Needs[]) => {
    for (const screen of screens) await load(screen)
  }

  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const { data: message } = HostMessage.safeParse(data)
    if (source !== player || !message) return
    if (message.type === 'qa/screens') void loadAll(message.screens)
    else if (message.type === 'qa/show') void seek(message.step, message.state as unknown as State)
    else if (received) void seek(message.step, applyDelta(received.state, message.delta as Delta))
  })
  say({ type: 'qa/ready' })
}
