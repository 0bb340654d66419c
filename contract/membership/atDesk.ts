import * as z from 'zod/mini'
import { deskWays } from '../payment/deskWays'
import { addTo, type Day } from '../shared/calendar'
import { MinorUnits } from '../shared/money'
import { OptionalReason, WrittenReason } from '../shared/text'
import { membershipEnds, membershipKinds, type MembershipKind } from './kinds'
import { PlanId, type Plan } from './membership'
import { familyMost } from '../member/family'
import { renewalAfter } from './renewal'

/** What a note of the desk is, where none is needed. */
/** Kinds that last for years, and are paid for. */
export const lasts = (kind: MembershipKind): kind is 'adult' | 'junior' | 'family' =>
  kind === 'adult' || kind === 'junior' || kind === 'family'

/** What memberships at the desk are quoted by. `juniorPercent`, `familyPercent`: of an adult's price; `juniorYears`: a junior is younger. */
export interface MembershipTerms {
  today: Day
  plans: readonly Plan[]
  juniorPercent: number
  familyPercent: number
  juniorYears: number
}

/** Whether someone born on a day is a junior today: until the day before that birthday. */
export const isJunior = (birthDate: Day, { today, juniorYears }: Pick<MembershipTerms, 'today' | 'juniorYears'>) =>
  birthDate <= today && addTo(birthDate, { years: juniorYears }) > today

interface Choice {
  kind: MembershipKind
  planId: PlanId | null
  way: (typeof deskWays)[number]
}

/** What a kind of membership that lasts costs with a plan, in minor units. */
export const priceOfKind = (
  kind: 'adult' | 'junior' | 'family',
  plan: Pick<Plan, 'price'>,
  { juniorPercent, familyPercent }: Pick<MembershipTerms, 'juniorPercent' | 'familyPercent'>,
): number => Math.round((plan.price * { adult: 100, junior: juniorPercent, family: familyPercent }[kind]) / 100)

/** The last day (null: none) and the price of a membership that the desk records; null where there is no such plan. */
export const quoteMembership = (
  { kind, planId, way }: Choice,
  renewalDate: Day | null,
  { today, plans, ...percents }: MembershipTerms,
): { until: Day | null; price: number } | null => {
  if (!lasts(kind)) return { until: null, price: 0 }
  const plan = plans.find(({ id }) => id === planId)
  if (!plan) return null
  return {
    until: renewalAfter(today, renewalDate, plan.years),
    price: way === 'free' ? 0 : priceOfKind(kind, plan, percents),
  }
}

/**
 * A membership that the desk records. `expectedPrice` and `expectedUntil` are what it was quoted: where they are others by now
 * nothing is recorded, and neither is the same again.
 */
export const RecordMembership = z
  .object({
    kind: z.enum(membershipKinds),
    planId: z.nullable(PlanId),
    way: z.enum(deskWays),
    /** Of a junior. */
    birthDate: z.nullable(z.iso.date()),
    /** The day on which the bank statement has a transfer. */
    receivedOn: z.nullable(z.iso.date()),
    reason: OptionalReason,
    expectedPrice: MinorUnits,
    expectedUntil: z.nullable(z.iso.date()),
    /** Of a family: who else its writer saw in it. */
    expectedFamily: z.optional(z.array(z.uuid()).check(z.maxLength(familyMost))),
  })
  .check(
    z.refine(({ kind, planId }) => lasts(kind) === (planId !== null), { path: ['planId'], error: 'invalid' }),
    z.refine(({ kind, way }) => lasts(kind) || way === 'free', { path: ['way'], error: 'invalid' }),
    z.refine(({ kind, birthDate }) => kind !== 'junior' || birthDate !== null, {
      path: ['birthDate'],
      error: 'required',
    }),
    z.refine(({ way, receivedOn }) => way !== 'transfer' || receivedOn !== null, {
      path: ['receivedOn'],
      error: 'required',
    }),
    z.refine(({ way, reason }) => way !== 'free' || WrittenReason.safeParse(reason).success, {
      path: ['reason'],
      error: 'invalid',
    }),
  )
export type RecordMembership = z.infer<typeof RecordMembership>

/** Another last day for a membership; `expectedUntil`: the one that its writer saw. */
export const CorrectMembership = z.object({
  until: z.iso.date().check(z.refine((day) => day >= '1950-01-01' && day <= '2149-12-31', 'invalid')),
  reason: WrittenReason,
  expectedUntil: z.nullable(z.iso.date()),
})
export type CorrectMembership = z.infer<typeof CorrectMembership>

/**
 * Pauses a membership from today on, or lets it run again. `expectedUntil`: its last day as its writer saw it, which of a paused one is the day
 * that it gets.
 */
export const PauseMembership = z.object({ reason: WrittenReason, expectedUntil: z.iso.date() })
export type PauseMembership = z.infer<typeof PauseMembership>

/**
 * A refund of what was paid for a membership, all or part of it. `ends`: the membership that was paid for ends with it. `expectedMost`, what
 * could still be refunded, and `expectedUntil` are what its writer saw; the same again finds less.
 */
export const RefundMembership = z
  .object({
    purchaseId: z.uuid(),
    amount: MinorUnits.check(z.minimum(1)),
    ends: z.boolean(),
    reason: WrittenReason,
    expectedMost: MinorUnits,
    expectedUntil: z.nullable(z.iso.date()),
  })
  .check(z.refine(({ amount, expectedMost }) => amount <= expectedMost, { path: ['amount'], error: 'invalid' }))
export type RefundMembership = z.infer<typeof RefundMembership>

/** The end of a membership, on the day of the call. */
export const EndMembership = z.object({
  because: z.enum(membershipEnds),
  reason: WrittenReason,
  expectedUntil: z.nullable(z.iso.date()),
})
export type EndMembership = z.infer<typeof EndMembership>
