import type { PauseMembership } from '#contract/membership/atDesk'
import { pausedOn, runsUntil } from '#contract/membership/renewal'
import { addTo, daysBetween } from '#contract/shared/calendar'
import { paths } from '#contract/shared/paths'
import type { ServerDeps } from '../../deps'
import type { Ask } from '../../domain/account/lockMember'
import { HttpError } from '../../http/httpError'
import { mailOwner } from '../../mail/queueMail'
import { membershipPauseMails } from '../../messages/membershipPauseMails'
import { addressOf } from '../../site/address'
import { refuseUnseen, setEnd } from './deskMemberships'
import { coveredWith, lockFamily } from './family'
import { todayOf } from './today'

/** Pauses a membership that runs: yesterday was its last day, and what is left is kept until it runs again. */
export const pauseMembership = (deps: ServerDeps, { id, by, reason, expectedUntil }: Ask & PauseMembership) =>
  deps.db.transaction(async (tx) => {
    const { member, family } = await lockFamily(tx, { id, by })
    refuseUnseen(member, expectedUntil)
    const today = await todayOf(tx, by)
    if (expectedUntil < today) throw new HttpError('consequences_changed')
    const pausedDays = daysBetween(today, expectedUntil) + 1
    const link = addressOf(deps)(paths.contact)
    for (const one of [member, ...coveredWith(member, family)]) {
      await setEnd(tx, one, { event: 'paused', endsOn: addTo(today, { days: -1 }), pausedDays, reason }, by)
      const mail = membershipPauseMails[one.locale].paused({ pausedDays, reason, link })
      await mailOwner(tx, deps, one, mail, { isOwed: true })
    }
  })

/** Ends a pause: the membership runs again from today on, for as many days as it had left. */
export const resumeMembership = (deps: ServerDeps, { id, by, reason, expectedUntil }: Ask & PauseMembership) =>
  deps.db.transaction(async (tx) => {
    const { member, family } = await lockFamily(tx, { id, by })
    const today = await todayOf(tx, by)
    if (pausedOn(member, today) === null || runsUntil(member, today) !== expectedUntil)
      throw new HttpError('consequences_changed')
    const link = addressOf(deps)(paths.shows)
    for (const one of [member, ...coveredWith(member, family)]) {
      await setEnd(tx, one, { event: 'resumed', endsOn: expectedUntil, reason }, by)
      const mail = membershipPauseMails[one.locale].resumed({ until: expectedUntil, reason, link })
      await mailOwner(tx, deps, one, mail, { isOwed: true })
    }
  })
