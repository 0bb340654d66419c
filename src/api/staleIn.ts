import type { Stale } from '#contract/shared/version'
import type { ApiFailure } from './request'

/** What is there now, where a call failed because the record has changed since it was read. */
export const staleIn = (failure: unknown): Stale | null => {
  const { code, details } = (failure ?? {}) as Partial<ApiFailure>
  const { version, present } = details ?? {}
  if (code !== 'stale' || typeof version !== 'number' || typeof present !== 'object' || present === null) return null
  return { version, present: present as Stale['present'] }
}
