import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { NewShowCost, ShowCost } from '#contract/money/settlement'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { constraintOf, sqlCode } from '../../../db/retry'
import { lockShow } from '../../../db/locks'
import { showCosts, shows } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import { HttpError } from '../../../http/httpError'
import { isInContract } from '../contracts/listedByHand'
import { costFacts } from './loadSettlement'

/** Lists a cost of a show in the organisation's currency. Throws cost_listed where the same one is there, or a judge's contract has it. */
export const addShowCost = async (db: Db, showId: string, given: NewShowCost, by: ChangedBy): Promise<ShowCost> => {
  try {
    return await db.transaction(async (tx) => {
      // A contract that is recorded at the same time has the cost, or is refused because of this one.
      await lockShow(tx, eq(shows.id, showId))
      if (await isInContract(tx, showId, given)) throw new HttpError('cost_listed')
      const { currency } = await loadSettings(tx)
      const { kind, text, amount } = given
      const cost: ShowCost = { id: randomUUID(), kind, text, amount, currency }
      await tx.insert(showCosts).values({ ...cost, showId, createdAt: by.at })
      const subject = { type: 'show_cost', id: cost.id } as const
      await audit(tx, { by, action: 'show_cost.added', subject, onBehalfOf: null, after: cost })
      return cost
    })
  } catch (error) {
    if (sqlCode(error) === '23505' && constraintOf(error) === 'show_costs_once') throw new HttpError('cost_listed')
    throw error
  }
}

/** Takes a cost off the list. Throws not_found where it is none of this show, or is gone. */
export const removeShowCost = (db: Db, showId: string, costId: string, by: ChangedBy): Promise<void> =>
  db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(showCosts)
      .where(and(eq(showCosts.id, costId), eq(showCosts.showId, showId)))
      .returning(costFacts)
    if (!removed) throw new HttpError('not_found')
    const subject = { type: 'show_cost', id: costId } as const
    await audit(tx, { by, action: 'show_cost.removed', subject, onBehalfOf: null, before: removed })
  })
