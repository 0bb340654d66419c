import type { UnknownAction } from '@reduxjs/toolkit'
import { isPlumbing } from './alike'
import { isObject } from './delta'

const fieldOf = ({ type, payload }: UnknownAction): string | null => {
  if (type !== 'forms/fieldChanged' || !isObject(payload)) return null
  const { id, path } = payload as { id?: unknown; path?: unknown }
  return `${String(id)} ${String(path)}`
}

/**
 * The steps that a person did or saw, the start first: what the application does by itself is left out, and of typing into one
 * field the last step is there.
 */
export const shownSteps = (actions: readonly UnknownAction[]): number[] => {
  const steps = actions.flatMap((action, index) =>
    isPlumbing(action) ? [] : [{ step: index + 1, field: fieldOf(action) }],
  )
  return [
    0,
    ...steps.filter(({ field }, index) => field === null || steps[index + 1]?.field !== field).map(({ step }) => step),
  ]
}
