import { and, eq, gt, isNull, max } from 'drizzle-orm'
import { importLimits } from '#contract/member/importing'
import type { Db } from '../db/client'
import { outbox } from '../db/schema'

const gap = (60 * 60_000) / importLimits.invitationsPerHour

/** When the last email leaves that waits for its turn: of those that report no withdrawal, only these rest. */
const lastResting = async (tx: Db, now: Date): Promise<Date> => {
  const resting = and(
    isNull(outbox.sentAt),
    eq(outbox.tries, 0),
    isNull(outbox.withdrawalId),
    gt(outbox.nextTryAt, now),
  )
  const [row] = await tx
    .select({ last: max(outbox.nextTryAt) })
    .from(outbox)
    .where(resting)
  return row?.last ?? now
}

/**
 * For how many milliseconds each of many emails rests, by its index: they leave one after another, behind those that rest
 * already, so that receipts and links to log in do not wait behind thousands of them.
 */
export const turnsOf = async (tx: Db, now: Date): Promise<(index: number) => number> => {
  const from = (await lastResting(tx, now)).getTime() - now.getTime()
  return (index) => from + (index + 1) * gap
}
