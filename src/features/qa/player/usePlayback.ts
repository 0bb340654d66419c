import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../../store/hooks'
import type { AppThunk } from '../../../store/storeTypes'
import type { OpenedTrace } from './openTrace'

interface Playback {
  /** Another trace begins at its first step; while there is none, no key moves anything. */
  of: OpenedTrace | null
  firstStep: number
  last: number
  nextError: (step: number) => number | undefined
  difference: number | null
  focusSearch: () => void
}

const playEvery = 400

const after =
  (milliseconds: number, run: () => void): AppThunk<() => void> =>
  (_dispatch, _getState, { effects }) =>
    effects.timers.after(milliseconds, run)

const typesHere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** The step that is shown, and all that moves it: buttons, keys, and playing. */
export const usePlayback = ({ of, firstStep, last, nextError, difference, focusSearch }: Playback) => {
  const dispatch = useAppDispatch()
  const [wanted, setWanted] = useState({ of, step: firstStep, isPlaying: false })
  const now = wanted.of === of ? wanted : { of, step: firstStep, isPlaying: false }
  const step = Math.min(now.step, last)
  const isPlaying = now.isPlaying && step < last
  const seek = (to: number) => setWanted({ of, step: Math.max(0, Math.min(last, to)), isPlaying })
  useEffect(() => {
    if (!isPlaying) return
    return dispatch(after(playEvery, () => setWanted({ of, step: step + 1, isPlaying })))
  }, [dispatch, of, isPlaying, step])
  const toggle = () => setWanted({ of, step, isPlaying: !isPlaying })
  useEffect(() => {
    if (!of) return
    const keys: Record<string, () => void> = {
      ArrowRight: () => seek(step + 1),
      j: () => seek(step + 1),
      ArrowLeft: () => seek(step - 1),
      k: () => seek(step - 1),
      Home: () => seek(0),
      End: () => seek(last),
      ' ': toggle,
      '/': focusSearch,
      n: () => seek(nextError(step) ?? step),
      d: () => seek(difference ?? step),
    }
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      const act = keys[key]
      if (!act || ctrlKey || metaKey || altKey || typesHere(target)) return
      // The space bar presses the button or opens the link that has the focus.
      if (key === ' ' && target instanceof Element && target.closest('button, a, [role=tab]')) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  return { step, seek, isPlaying, toggle }
}
