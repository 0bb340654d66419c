import { and, eq, inArray, sql } from 'drizzle-orm'
import { costsOfContract } from '#contract/money/judgeContract'
import type { CostKind } from '#contract/money/settlement'
import type { Db } from '../../../db/client'
import { judgeContracts, people, showCosts } from '../../../db/schema'

/** Whether an admin has listed a cost of these kinds under a judge's name. The show must be locked. */
export const isListedByHand = async (
  tx: Db,
  showId: string,
  { name, kinds }: { name: string; kinds: readonly CostKind[] },
): Promise<boolean> =>
  kinds.length > 0 &&
  (await tx.$count(
    showCosts,
    and(
      ...[eq(showCosts.showId, showId), inArray(showCosts.kind, [...kinds])],
      sql`lower(${showCosts.text}) = lower(${name})`,
    ),
  )) > 0

/** Whether a contract already has the cost that an admin lists under a judge's name. The show must be locked. */
export const isInContract = async (
  tx: Db,
  showId: string,
  { kind, text }: { kind: CostKind; text: string },
): Promise<boolean> => {
  const contracts = await tx
    .select({ fee: judgeContracts.fee, travel: judgeContracts.travel })
    .from(judgeContracts)
    .innerJoin(people, eq(people.id, judgeContracts.personId))
    .where(and(eq(judgeContracts.showId, showId), sql`lower(${people.name}) = lower(${text})`))
  return contracts.some((contract) => costsOfContract(contract).some((cost) => cost.kind === kind))
}
