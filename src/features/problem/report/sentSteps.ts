import { shownSteps } from '../../../trace/shownSteps'
import type { Trace } from '../../../trace/trace'
import { stepSentence, type StepSentence } from './stepSentence'

export interface SentStep extends StepSentence {
  step: number
  /** Its instant, in milliseconds. */
  time: number
}

/** The steps of a trace that a person did or saw, each with its time. */
export const sentSteps = ({ actions, envelope }: Trace): SentStep[] => {
  let time = Date.parse(envelope?.recordedAt ?? '')
  const times = actions.map((_action, index) => (time += index === 0 ? 0 : (envelope?.dt[index] ?? 0)))
  return shownSteps(actions).flatMap((step) => {
    const action = actions[step - 1]
    const sentence = action && stepSentence(action)
    return sentence ? [{ ...sentence, step, time: times[step - 1] ?? 0 }] : []
  })
}
