import { addTo, daysBetween, type Day } from '#contract/shared/calendar'
import { membershipOn } from '#contract/membership/renewal'
import type { Purchase } from '#contract/purchase/purchase'
import type { User } from '#contract/account/user'

/** With so many days left or fewer, renewing is something to do. */
const renewalInSight = 30

export interface MembershipBar {
  /** `always`: an admin needs none; `none`: never paid. */
  state: 'active' | 'ending' | 'paused' | 'lapsed' | 'always' | 'none'
  /** Days after today on which it still counts: 0 on the last day; null where there is no last day. */
  daysLeft: number | null
  /** 0 to 1: how much of what was paid for is left; null where nothing was paid. */
  share: number | null
}

/** The day the present membership began: as many years before its end as were paid last, and never in the future. */
const beginningOf = (renewalDate: Day, today: Day, purchases: readonly Purchase[]): Day => {
  const paid = purchases.filter(({ status, paidAt }) => status === 'paid' && paidAt !== null)
  const memberships = paid.flatMap(({ paidAt, lines }) =>
    lines.flatMap((line) => (line.kind === 'membership' ? [{ paidAt: paidAt ?? '', years: line.years }] : [])),
  )
  const last = memberships.reduce((a, b) => (b.paidAt > a.paidAt ? b : a), { paidAt: '', years: 1 })
  for (let { years } = last; ; years += 1) {
    const begin = addTo(renewalDate, { years: -years })
    if (begin <= today) return begin
  }
}

/** A membership on a day (ISO): its state, and what is left of it. */
export const membershipBar = (user: User, today: Day, purchases: readonly Purchase[] = []): MembershipBar => {
  const { renewalDate } = user
  const state = membershipOn(user, today)
  if (renewalDate === null || state === 'paused') return { state, daysLeft: null, share: null }
  const daysLeft = daysBetween(today, renewalDate)
  if (state !== 'active') return { state, daysLeft, share: 0 }
  const begin = beginningOf(renewalDate, today, purchases)
  // The last day counts as a whole: the bar is empty when it is over.
  const share = (daysLeft + 1) / (daysBetween(begin, renewalDate) + 1)
  return { state: daysLeft <= renewalInSight ? 'ending' : state, daysLeft, share }
}
