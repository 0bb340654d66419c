import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { MinorUnits } from '../shared/money'

/** Why an entry costs less than its class: another dog of its member pays in full, or its member helps at the show. */
export const reductionKinds = ['second_dog', 'helper'] as const
export type ReductionKind = (typeof reductionKinds)[number]

const Percent = z.int().check(z.minimum(0), z.maximum(100, 'too_big:100'))

/** What a show takes off its prices, as percentages; 0: nothing. */
export const reductionPercents = { secondDogPercent: Percent, helperPercent: Percent } as const
export interface ReductionPercents {
  secondDogPercent: number
  helperPercent: number
}
export const noReductions: ReductionPercents = { secondDogPercent: 0, helperPercent: 0 }

/** The same as members read it. */
export const Reductions = addedLater(z.object(reductionPercents), noReductions)

/** What made an entry cheaper: `from` is the price without it. */
export const Reduction = addedLater(
  z.nullable(z.object({ kind: z.enum(reductionKinds), percent: z.int(), from: MinorUnits })),
  null,
)
export type Reduction = z.infer<typeof Reduction>

export const hasReductions = ({ secondDogPercent, helperPercent }: ReductionPercents): boolean =>
  secondDogPercent > 0 || helperPercent > 0

/** The larger reduction of those that an entry has: they never add up. */
export const reductionOf = (
  { secondDogPercent, helperPercent }: ReductionPercents,
  has: Record<ReductionKind, boolean>,
): { kind: ReductionKind; percent: number } | null => {
  const helper = has.helper ? helperPercent : 0
  const secondDog = has.second_dog ? secondDogPercent : 0
  if (helper === 0 && secondDog === 0) return null
  return helper >= secondDog ? { kind: 'helper', percent: helper } : { kind: 'second_dog', percent: secondDog }
}
