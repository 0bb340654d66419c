import { flushSync } from 'react-dom'
import { makePlayerStore } from '../../../store/playerStore'
import { foldTrace } from '../../../trace/foldTrace'
import { readTrace } from '../../../trace/readTrace'
import type { State } from '../../../trace/trace'
import { HostMessage, type FrameMessage } from './protocol'

type PlayerStore = ReturnType<typeof makePlayerStore>

/** The application, as far as the frame needs it. */
export interface Screens {
  /** Brings all that the screen of a state is made of. */
  load: (state: State) => Promise<unknown>
  /** Shows the screens of a store at once, and forgets all that was shown before. */
  mount: (store: PlayerStore['store']) => void
  /** Lets a store change, and shows its screen again in the layout that was shown before. */
  leap: (store: PlayerStore['store'], change: () => void) => void
  /** What a screen threw since this was last called, if one did. */
  takeCrash: () => string | null
}

const longest = 500

/** Which language is shown hangs on both. */
const wordsOf = (state?: State) => state && `${state.ui.locale} ${state.ui.languageMissing}`

/**
 * The frame of the player: holds the states of one trace, and shows the one that the player asks for. Every state comes from
 * the trace: actions of the screens change nothing.
 */
export const startFrame = (player: Window, { load, mount, leap, takeCrash }: Screens): void => {
  let frames: State[] = []
  let opened: PlayerStore | null = null
  let shown = -1
  let wanted = -1
  let crashed = false
  // The frame has no origin, so that the player's can only be anyone's; the trace already has what is said here.
  const say = (message: FrameMessage) => player.postMessage(message, '*')
  const hold = (name: string) => say({ type: 'qa/blocked', step: shown, name: name.slice(0, longest) })

  const open = (text: string) => {
    const result = readTrace(text)
    if (!result.success) throw new Error(result.reason)
    frames = foldTrace(result.trace).frames
    opened = null
    shown = -1
  }

  /** Brings every screen of the trace, one after the other, so that no leap has to wait for one. */
  const loadAll = async (trace: State[]) => {
    const screens = new Map(trace.map((state) => [`${wordsOf(state)} ${state.router.location.pathname}`, state]))
    for (const state of screens.values()) if (frames === trace) await load(state)
  }

  const show = (step: number, state: State) => {
    // A reader who went step by step saw the same screen change. After a leap it is mounted again: what a part of it has
    // loaded it would still show. What failed stays failed, and a language is the whole page's: then all of it is.
    const before = frames[shown]
    const follows = step === shown + 1
    shown = step
    if (!opened || crashed || wordsOf(before) !== wordsOf(state)) {
      opened = makePlayerStore(state, hold)
      mount(opened.store)
      return
    }
    const { store, show: next } = opened
    if (follows) flushSync(() => next(state))
    else leap(store, () => next(state))
  }

  const seek = async (given: number) => {
    const step = Math.min(given, frames.length - 1)
    const state = frames[step]
    if (!state) return
    wanted = step
    await load(state)
    if (step !== wanted) return
    const before = performance.now()
    let thrown: string | null = null
    try {
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

  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const message = HostMessage.safeParse(data)
    if (source !== player || !message.success) return
    if (message.data.type === 'qa/seek') {
      void seek(message.data.step)
      return
    }
    open(message.data.text)
    void seek(message.data.step).then(() => loadAll(frames))
  })
  say({ type: 'qa/ready' })
}
