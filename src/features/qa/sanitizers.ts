import type { UnknownAction } from '@reduxjs/toolkit'
import { createRedactor } from '../../trace/redact/createRedactor'

/**
 * What Redux DevTools are given in development: their monitor and their export (`features.export: true`, the one that is
 * sanitised) have pseudonyms in place of secrets. A secret is known from the action on that first has it.
 */
export const sanitizers = () => {
  const redactor = createRedactor({ style: 'labelled' })
  const sanitize = <Value>(value: Value): Value => {
    redactor.learn(value)
    redactor.compile()
    return redactor.apply(value)
  }
  return {
    actionSanitizer: <Action extends UnknownAction>(action: Action): Action => sanitize(action),
    stateSanitizer: <State>(state: State): State => sanitize(state),
  }
}
