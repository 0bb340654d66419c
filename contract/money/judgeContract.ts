import * as z from 'zod/mini'
import { limits } from '../shared/limits'
import { Currency, MinorUnits } from '../shared/money'
import { storable, TypedText, WrittenReason } from '../shared/text'
import { AtVersion } from '../shared/version'

/** What a judge is paid for travel: nothing, an agreed sum, or what receipts show, up to a sum. */
export const travelKinds = ['none', 'fixed', 'receipts'] as const
export type TravelKind = (typeof travelKinds)[number]

const Amount = MinorUnits.check(z.maximum(limits.journalAmountMax, `too_big:${limits.journalAmountMax / 100}`))

const terms = {
  /** For the whole show, in minor units; 0: the judge has no fee. */
  fee: Amount,
  travelKind: z.enum(travelKinds),
  /** In minor units; 0 where there is none. */
  travel: Amount,
  /** Meals, accommodation and what else the club provides; empty: nothing. */
  provided: TypedText.check(z.maxLength(limits.reasonMax), storable),
}

/** What is agreed with a judge of a show, in the organisation's currency. At version 0 it is the first. */
export const ContractTerms = z.object({ ...AtVersion.shape, ...terms }).check(
  z.refine(({ travelKind, travel }) => (travelKind === 'none') === (travel === 0), {
    path: ['travel'],
    error: 'invalid',
  }),
)
export type ContractTerms = z.infer<typeof ContractTerms>

/** `signedOn`: the day of the last signature. */
export const ContractSignature = z.extend(AtVersion, { signedOn: z.iso.date() })
export type ContractSignature = z.infer<typeof ContractSignature>

export const ContractReopening = z.extend(AtVersion, { reason: WrittenReason })
export type ContractReopening = z.infer<typeof ContractReopening>

/**
 * A contract as it is kept; `signedOn`: null while it is a draft. `isOutdated`: days, place or the judge's classes have changed since it was
 * signed.
 */
const JudgeContract = z.object({
  ...terms,
  provided: z.string(),
  currency: Currency,
  signedOn: z.nullable(z.iso.date()),
  isOutdated: z.boolean(),
  version: z.int(),
})

/**
 * A judge of a show, or one who was and has a contract. `isNamed`: the show names them now; `classes`: how many they judge; `own`: it is the
 * reader. `file`: the name of the contract's file, without language and ending.
 */
export const ContractJudge = z.object({
  id: z.uuid(),
  name: z.string(),
  isNamed: z.boolean(),
  own: z.boolean(),
  classes: z.int(),
  file: z.string(),
  contract: z.nullable(JudgeContract),
})
export type ContractJudge = z.infer<typeof ContractJudge>
export type JudgeContract = z.infer<typeof JudgeContract>

/** What a contract costs, by the kinds of costs of a show. Travel against receipts counts with the most that it can be. */
export const costsOfContract = ({ fee, travel }: Pick<JudgeContract, 'fee' | 'travel'>) =>
  (
    [
      { kind: 'judging', amount: fee },
      { kind: 'travel', amount: travel },
    ] as const
  ).filter(({ amount }) => amount > 0)
