import { addTo, type Day } from '#contract/shared/calendar'
import type { Db } from '../db/client'
import { memberships, purchases } from '../db/schema'
import { reported, unreported } from './payouts'
import { sampleId, type SamplePerson } from './people'

const admin = sampleId(1, 1)
const morningOf = (day: Day) => new Date(`${day}T10:00:00Z`)

/** How a year was paid: at Stripe, or in cash at the desk. */
const wayOf = (userId: string) =>
  userId === reported || userId === unreported
    ? ({ paidBy: 'stripe' } as const)
    : ({ paidBy: 'desk', deskWay: 'cash', deskReason: '', takenBy: admin } as const)

/** A year that was paid; an early renewal three days ago. */
const paidYear = (number: number, userId: string, startsOn: Day, today: Day) => {
  const endsOn = addTo(startsOn, { years: 1 })
  const recordedAt = morningOf(startsOn < today ? startsOn : addTo(today, { days: -3 }))
  const purchase: typeof purchases.$inferInsert = {
    id: sampleId(16, number),
    userId,
    kind: 'membership',
    contents: '1-year',
    status: 'paid',
    planId: '1-year',
    years: 1,
    membershipKind: 'adult',
    total: 2600,
    currency: 'GBP',
    createdAt: recordedAt,
    paidAt: recordedAt,
    paymentId: sampleId(17, number),
    ...wayOf(userId),
    memberUntil: endsOn,
  }
  const membership: typeof memberships.$inferInsert = {
    id: sampleId(18, number),
    userId,
    event: 'begun',
    kind: 'adult',
    years: 1,
    startsOn,
    endsOn,
    purchaseId: purchase.id,
    recordedAt,
    recordedBy: admin,
  }
  return { purchase: { ...purchase, number }, membership }
}

const elected = (userId: string, startsOn: Day): typeof memberships.$inferInsert => ({
  id: sampleId(18, 1),
  userId,
  event: 'begun',
  kind: 'honorary',
  startsOn,
  recordedAt: morningOf(startsOn),
  recordedBy: admin,
  reason: 'Elected by the committee for thirty years of course building.',
})

/** The years that members without a role have paid for, one by one, and an honorary membership. */
export const seedMemberships = async (tx: Db, people: readonly SamplePerson[], today: Day): Promise<void> => {
  const years = people
    .filter(({ roles, email }) => roles.length === 1 && email !== 'member@example.org')
    .flatMap(({ id, memberFor, renewalDate }) =>
      Array.from({ length: renewalDate === null ? 0 : (memberFor ?? 0) }, (_, index) => ({
        userId: id,
        startsOn: addTo(renewalDate ?? today, { years: -1 - index }),
      })),
    )
    .sort((one, other) => one.startsOn.localeCompare(other.startsOn))
    // Numbers below those that purchases get by themselves.
    .map(({ userId, startsOn }, index) => paidYear(901 + index, userId, startsOn, today))
  await tx
    .insert(purchases)
    .overridingSystemValue()
    .values(years.map(({ purchase }) => purchase))
  const honorary = people.filter(({ membershipKind }) => membershipKind === 'honorary')
  await tx
    .insert(memberships)
    .values([
      ...years.map(({ membership }) => membership),
      ...honorary.map(({ id }) => elected(id, addTo(today, { months: -8 }))),
    ])
}
