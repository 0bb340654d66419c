import type { purchases } from '../db/schema'

/** A hold that has run out is over, whether or not a job has released the places yet. */
export const payableState = ({ status, holdUntil }: typeof purchases.$inferSelect, now: Date) =>
  status === 'pending' && holdUntil !== null && holdUntil <= now ? 'expired' : status
