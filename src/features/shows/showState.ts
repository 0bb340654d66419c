import type { ShowSummary } from '../../../contract/show'
import { messages } from './messages'

type Tone = 'success' | 'warning' | 'danger' | 'neutral'
interface ShownState {
  tone: Tone
  message: (typeof messages)[keyof typeof messages]
  /** What the second line tells: when entries close, when they open, or nothing. */
  tell: 'closes' | 'opens' | null
}

const nearlyFull = 0.9

/** What a show's state looks like at an instant (ISO). */
export const shownState = (show: ShowSummary, now: string): ShownState => {
  if (show.state === 'cancelled') return { tone: 'danger', message: messages.cancelled, tell: null }
  if (show.state === 'finished') return { tone: 'neutral', message: messages.finished, tell: null }
  const instant = Date.parse(now)
  if (instant < Date.parse(show.entriesOpenAt)) return { tone: 'neutral', message: messages.notOpenYet, tell: 'opens' }
  if (instant >= Date.parse(show.entriesCloseAt)) return { tone: 'neutral', message: messages.closedState, tell: null }
  if (show.placesLeft === 0) return { tone: 'warning', message: messages.full, tell: 'closes' }
  const taken = show.capacity - show.placesLeft
  if (taken / show.capacity >= nearlyFull) return { tone: 'warning', message: messages.nearlyFull, tell: 'closes' }
  return { tone: 'success', message: messages.open, tell: 'closes' }
}
