import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../../store/hooks'
import type { AppThunk } from '../../../store/storeTypes'

interface Playback {
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
export const usePlayback = ({ firstStep, last, nextError, difference, focusSearch }: Playback) => {
  const dispatch = useAppDispatch()
  const [wanted, setStep] = useState(firstStep)
  const [playing, setPlaying] = useState(false)
  const step = Math.min(wanted, last)
  const seek = (to: number) => setStep(Math.max(0, Math.min(last, to)))
  const isPlaying = playing && step < last
  useEffect(() => {
    if (!isPlaying) return
    return dispatch(after(playEvery, () => setStep(step + 1)))
  }, [dispatch, isPlaying, step])
  const toggle = () => setPlaying(!isPlaying)
  useEffect(() => {
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
