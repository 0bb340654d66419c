import type { ApiFailure } from './request'

/** How a call ended: null for a success, else its failure. Anything thrown inside the app itself is passed on. */
export const failureOf = (result: { error?: unknown }): ApiFailure | null => {
  if (result.error === undefined) return null
  if (typeof result.error === 'object' && result.error !== null && 'fields' in result.error)
    return result.error as ApiFailure
  throw new Error('A call failed outside the API layer', { cause: result.error })
}
