import { Stale } from '../../contract/version'
import type { ApiFailure } from './request'

/** What is there now, where a call failed because the record has changed since it was read. */
export const staleIn = (failure: unknown): Stale | null => {
  const { code, details } = (failure ?? {}) as Partial<ApiFailure>
  const stale = code === 'stale' ? Stale.safeParse(details) : null
  return stale?.success ? stale.data : null
}
