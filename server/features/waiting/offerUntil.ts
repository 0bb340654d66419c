const hour = 60 * 60_000

/**
 * Until when the place of an offer is held: so many hours, near closing half of the time that is left, so that another may
 * still have it, but an hour at least; and never beyond closing.
 */
export const offerUntil = (now: Date, closesAt: Date, hours: number): Date => {
  const left = closesAt.getTime() - now.getTime()
  const held = Math.min(hours * hour, Math.max(left / 2, hour))
  return new Date(now.getTime() + Math.min(held, left))
}
