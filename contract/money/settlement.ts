import * as z from 'zod/mini'
import { BothNames } from '../extra/cartExtra'
import { addedLater } from '../shared/addedLater'
import { limits } from '../shared/limits'
import { Currency, MinorUnits, sum } from '../shared/money'
import { storable, TypedText } from '../shared/text'
import { ListedClass } from '../show/listedClass'
import { moneyAccounts } from './accounts'
import { ContractJudge, costsOfContract } from './judgeContract'

/** What a show costs the club; judging: what a judge is paid, travel: what they are refunded. */
export const costKinds = ['judging', 'travel', 'venue', 'equipment', 'prizes', 'other'] as const
export type CostKind = (typeof costKinds)[number]

/** Where the money for an entry came in; free: at the desk, for nothing. */
export const incomeWays = [...moneyAccounts, 'free'] as const
export type IncomeWay = (typeof incomeWays)[number]

const Amount = MinorUnits.check(
  z.minimum(1),
  z.maximum(limits.journalAmountMax, `too_big:${limits.journalAmountMax / 100}`),
)

/** A cost in the organisation's currency, in minor units; `text`: whose fee, what for. */
export const NewShowCost = z.object({
  kind: z.enum(costKinds),
  text: TypedText.check(z.minLength(1, 'required'), z.maxLength(limits.nameMax), storable),
  amount: Amount,
})
export type NewShowCost = z.infer<typeof NewShowCost>

export const ShowCost = z.object({
  id: z.uuid(),
  kind: z.enum(costKinds),
  text: z.string(),
  amount: MinorUnits,
  currency: Currency,
})
export type ShowCost = z.infer<typeof ShowCost>

/**
 * What entries or extras brought in, in minor units. `runs`: paid and not withdrawn; `income`: what was paid for all of them; `discounts`:
 * what codes took off before; `sent` and `owed`: refunds that were sent, and that are still to be sent.
 */
const earned = {
  currency: Currency,
  runs: z.int(),
  income: MinorUnits,
  discounts: MinorUnits,
  sent: MinorUnits,
  owed: MinorUnits,
}
export const Earned = z.object(earned)
export type Earned = z.infer<typeof Earned>

/** What a show brought in and cost. `currency`: the organisation's, in which costs are added. */
export const Settlement = z.object({
  name: z.string(),
  currency: Currency,
  cancelled: addedLater(z.boolean(), false),
  classes: z.array(z.object({ ...earned, cls: ListedClass })),
  /** `pieces`: paid and not withdrawn. */
  extras: addedLater(z.array(z.object({ ...earned, id: z.uuid(), name: BothNames, pieces: z.int() })), []),
  ways: z.array(z.object({ ...earned, way: z.enum(incomeWays) })),
  /** What admins have listed, besides what contracts cost. */
  costs: z.array(ShowCost),
  judges: addedLater(z.array(ContractJudge), []),
  /** What the payment provider has charged with its purchases, in minor units; below zero where it has returned more. */
  fees: addedLater(z.array(z.object({ currency: Currency, amount: z.int() })), []),
})
export type Settlement = z.infer<typeof Settlement>

/** A cost of a show: of a judge's contract (`listed` is null), or one that an admin has listed. */
export interface Cost extends Pick<ShowCost, 'kind' | 'text' | 'amount' | 'currency'> {
  id: string
  listed: ShowCost | null
}

/** All costs but fees: first those of contracts, which change with them. */
export const costsOf = ({ judges, costs }: Pick<Settlement, 'judges' | 'costs'>): Cost[] => [
  ...judges.flatMap(({ id, name: text, contract }) =>
    contract === null
      ? []
      : costsOfContract(contract).map(({ kind, amount }) => ({
          id: `${kind} ${id}`,
          kind,
          text,
          amount,
          currency: contract.currency,
          listed: null,
        })),
  ),
  ...costs.map((listed) => {
    const { id, kind, text, amount, currency } = listed
    return { id, kind, text, amount, currency, listed }
  }),
]

/** What is left of income when refunds are sent and owed. */
export const keptOf = ({ income, sent, owed }: Pick<Earned, 'income' | 'sent' | 'owed'>): number => income - sent - owed

/** What entries brought in that there are none of. */
export const nothingEarned = (currency: Currency): Earned => ({
  currency,
  runs: 0,
  income: 0,
  discounts: 0,
  sent: 0,
  owed: 0,
})

/** The sums of each currency. */
export const addUp = (rows: readonly Earned[]): Earned[] =>
  [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
    const own = rows.filter((row) => row.currency === currency)
    const total = (field: 'runs' | 'income' | 'discounts' | 'sent' | 'owed') => sum(own.map((row) => row[field]))
    return {
      currency,
      runs: total('runs'),
      income: total('income'),
      discounts: total('discounts'),
      sent: total('sent'),
      owed: total('owed'),
    }
  })

/** A settlement's sums in one currency; `costs`: with fees; `result`: what is left after refunds and costs, below zero for a loss. */
export interface SettlementSums extends Earned {
  costs: number
  result: number
}

/** The sums of each currency in which there is anything, that of the organisation always. */
export const sumsOf = (settlement: Settlement): SettlementSums[] => {
  const { currency: own, classes, extras, fees } = settlement
  const earned = addUp([...classes, ...extras])
  const spent = [...costsOf(settlement), ...fees]
  return [...new Set([own, ...[...earned, ...spent].map(({ currency }) => currency)])].map((currency) => {
    const sums = earned.find((one) => one.currency === currency) ?? nothingEarned(currency)
    const all = sum(spent.filter((one) => one.currency === currency).map(({ amount }) => amount))
    return { ...sums, costs: all, result: keptOf(sums) - all }
  })
}

/** What is left of each run, in minor units; null where there is none. */
export const perRun = ({ runs, result }: Pick<SettlementSums, 'runs' | 'result'>): number | null =>
  runs === 0 ? null : Math.round(result / runs)
