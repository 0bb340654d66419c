import { dayAt, type Day } from '#contract/shared/calendar'
import type { providerMovements } from '../../db/schema'

/** The day of an instant in a time zone. */
export const dayIn = (timeZone: string, instant: Date | null): Day | null =>
  instant && dayAt(instant.toISOString(), timeZone)

/**
 * The day on which a refund was sent; null while it is due, and again while one that the payment provider turned back has not been
 * sent in another way.
 */
export const sentOn = (
  timeZone: string,
  doneAt: Date | null,
  failed: typeof providerMovements.$inferSelect | null,
): Day | null => dayIn(timeZone, failed ? failed.sentAt : doneAt)
