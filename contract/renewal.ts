import { addTo, type Day } from './calendar'

/** The last day of membership after a payment on a day: the years count from today or from the current end, the later. */
export const renewalAfter = (today: Day, renewalDate: Day | null, years: number): Day =>
  addTo(renewalDate !== null && renewalDate > today ? renewalDate : today, { years })
