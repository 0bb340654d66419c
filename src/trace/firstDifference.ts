import { bookkeeping, isPlumbing, labelOf, namer, withoutBookkeeping } from './alike'
import { deltaOf, pathText, type Change } from './delta'
import type { Replay } from './foldWith'
import { pseudonymNamer } from './pseudonymNamer'
import type { Trace } from './trace'

type Replayed = Pick<Replay, 'frames'> & {
  trace: Pick<Trace, 'actions' | 'start' | 'pseudonyms'>
}

/** The key of a visit, by which the store keeps how its calls went. */
const visit = / @[\w-]+(?=\\?["\]])/g
/** Values that a person has no part in: the seconds that tick, and that key. */
const ownPace = /^ui\.(?:now|clockOffset|width)\b|^router\.location\.key$/

/** A step as it would be in any trace of the same journey: what happened, and what it changed. */
const textsOf = ({ trace, frames }: Replayed): { step: number; text: string }[] => {
  const [named, withoutPseudonyms] = [namer(), pseudonymNamer(trace)]
  const isSaid = ([path]: Change) => {
    const text = pathText(path)
    return !bookkeeping.test(text) && !ownPace.test(text)
  }
  return trace.actions.flatMap((action, index) => {
    if (isPlumbing(action)) return []
    const changed = deltaOf(frames[index], frames[index + 1]).filter(isSaid)
    const text = named(withoutPseudonyms(`${labelOf(action)} ${JSON.stringify(changed, withoutBookkeeping)}`))
    return [{ step: index + 1, text: text.replace(visit, ' @visit') }]
  })
}

/**
 * The first step of a trace at which a person did, or saw, something else than in another trace; null where there is none.
 * Ids, times, pseudonyms and what the application does by itself are no difference.
 */
export const firstDifference = (one: Replayed, other: Replayed): number | null => {
  const [ours, theirs] = [textsOf(one), textsOf(other)]
  const index = Array.from({ length: Math.max(ours.length, theirs.length) }).findIndex(
    (_none, at) => ours[at]?.text !== theirs[at]?.text,
  )
  return index < 0 ? null : (ours[index]?.step ?? one.frames.length - 1)
}
