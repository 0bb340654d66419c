import { isThrown, type Thrown } from '../ui/thrown'

/** Where a report of a problem was opened, and the error that was shown there: the state of the location of its form. */
export interface ReportOrigin {
  page: string
  error?: Thrown
}

/** The browser keeps the state of a location, and another build may have written it. */
export const reportOriginOf = (state: unknown): ReportOrigin | null => {
  const { page, error } = Object(state ?? {}) as { page?: unknown; error?: unknown }
  if (typeof page !== 'string') return null
  return { page, ...(isThrown(error) && { error }) }
}
