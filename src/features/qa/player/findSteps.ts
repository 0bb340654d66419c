import { isObject } from '../../../trace/delta'
import type { Mark } from '../../../trace/marks'
import type { OpenedTrace } from './openTrace'
import { stepText } from './stepText'

/** What a list of steps is narrowed down to: a text, and steps of one kind. */
export interface StepSearch {
  text: string
  kind: Mark | ''
}

/** Whether a field somewhere in a value has this name, and a text or number that contains this one. */
const hasField = (value: unknown, name: string, text: string): boolean =>
  isObject(value) &&
  Object.entries(value).some(([key, inner]: [string, unknown]) =>
    isObject(inner)
      ? hasField(inner, name, text)
      : key.toLowerCase() === name && String(inner).toLowerCase().includes(text),
  )

/**
 * Of some steps those that have each word of a text, in how they are listed or anywhere in the action. `status:409` also finds
 * a field of that name with that value.
 */
export const findSteps = (
  { trace, marks }: Pick<OpenedTrace, 'trace' | 'marks'>,
  steps: readonly number[],
  { text, kind }: StepSearch,
): readonly number[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const ofKind = kind === '' ? steps : steps.filter((step) => marks[step] === kind)
  if (words.length === 0) return ofKind
  return ofKind.filter((step) => {
    const action = trace.actions[step - 1]
    if (!action) return false
    const all = `${stepText(action)} ${JSON.stringify(action)}`.toLowerCase()
    return words.every((word) => {
      const [, name = '', value = ''] = /^(\w+):(.+)$/.exec(word) ?? []
      return all.includes(word) || (value !== '' && hasField(action, name, value))
    })
  })
}
