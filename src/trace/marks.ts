import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { scriptFailed } from '../store/notifications/notificationsSlice'
import { failed } from '../store/ui/uiSlice'
import { isObject } from './delta'

/** What a step is, where that is worth a look. */
export const markNames = ['error', 'request', 'navigation'] as const
export type Mark = (typeof markNames)[number]

/** What an action says of itself besides its payload. */
export const metaOf = ({ meta }: UnknownAction): Record<string, unknown> => (isObject(meta) ? { ...meta } : {})

/** A card that was declined is no failed call: the answer says so. */
const isDeclined = ({ type, payload }: UnknownAction): boolean =>
  type.endsWith('/fulfilled') && isObject(payload) && 'status' in payload && payload.status === 'declined'

const broke = isAnyOf(failed, scriptFailed)

export const markOf = (action: UnknownAction): Mark | null => {
  const { type } = action
  // A thunk that found nothing to do is rejected too.
  if (type.endsWith('/rejected')) return metaOf(action)['condition'] === true ? null : 'error'
  // A screen or a script that broke is an error, and so is a form that was refused.
  if (broke(action) || type === 'forms/formRefused' || isDeclined(action)) return 'error'
  if (type.endsWith('/pending')) return 'request'
  return type === 'router/locationChanged' ? 'navigation' : null
}

/** The step at which the problem showed: the last that broke a screen or a script, or else the last error. */
export const failedStep = (actions: readonly UnknownAction[]): number | null => {
  const last = actions.findLastIndex((action) => broke(action))
  const index = last >= 0 ? last : actions.findLastIndex((action) => markOf(action) === 'error')
  return index >= 0 ? index + 1 : null
}
