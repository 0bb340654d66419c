import type { ShowSummary } from '#contract/show/show'
import { messages } from './messages'

type Tone = 'success' | 'warning' | 'danger' | 'neutral'
/** The state of a show between its announcement and its end. */
type Phase = 'cancelled' | 'finished' | 'notOpenYet' | 'closed' | 'open'
export interface ShownState {
  phase: Phase
  tone: Tone
  message: (typeof messages)[keyof typeof messages]
  /** The content of the second line: when entries close, when they open, or nothing. */
  tell: 'closes' | 'opens' | null
}

const nearlyFull = 0.9

// Swedish writes a day as ISO does.
const dayIn = (timeZone: string, instant: number) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant)

/** What a show's state looks like at an instant (ISO). */
export const shownState = (show: ShowSummary, now: string): ShownState => {
  const instant = Date.parse(now)
  if (show.state === 'cancelled') return { phase: 'cancelled', tone: 'danger', message: messages.cancelled, tell: null }
  if (show.state === 'finished' || dayIn(show.timeZone, instant) > show.endDate)
    return { phase: 'finished', tone: 'neutral', message: messages.finished, tell: null }
  if (instant < Date.parse(show.entriesOpenAt))
    return { phase: 'notOpenYet', tone: 'neutral', message: messages.notOpenYet, tell: 'opens' }
  if (instant >= Date.parse(show.entriesCloseAt))
    return { phase: 'closed', tone: 'neutral', message: messages.closedState, tell: null }
  const open = { phase: 'open', tell: 'closes' } as const
  if (show.fairOpening?.drawnAt === null) return { ...open, tone: 'success', message: messages.byDraw }
  if (show.placesLeft === 0) return { ...open, tone: 'warning', message: messages.full }
  const taken = show.capacity - show.placesLeft
  if (taken / show.capacity >= nearlyFull) return { ...open, tone: 'warning', message: messages.nearlyFull }
  return { ...open, tone: 'success', message: messages.open }
}
