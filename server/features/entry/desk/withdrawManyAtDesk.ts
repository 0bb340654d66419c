import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { DeskWithdrawals, WithdrawalsRefused, WithdrawnEntries } from '#contract/entry/desk'
import type { ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockClasses, lockDogs, lockPurchases } from '../../../db/locks'
import { withRetry } from '../../../db/retry'
import { dogs, entries, purchases, shows } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { HttpError } from '../../../http/httpError'
import { lockCaller } from '../../../http/lockCaller'
import { findEntries } from '../../../domain/entry/findEntry'
import { mailWithdrawn } from '../../../domain/entry/mailWithdrawn'
import { refuseOwn } from '../../../domain/entry/refuseOwn'
import { withdrawPaid, type ActiveEntry } from '../../../domain/entry/withdraw'
import { refundsOf } from './refunds'

type Ask = DeskWithdrawals & { slug: string; by: ChangedBy }

const refuse = (why: Partial<WithdrawalsRefused>): never => {
  throw new HttpError('consequences_changed', { missing: 0, withdrawn: 0, closed: 0, changed: 0, ...why })
}

/** The entries, locked with what they are about; where one is none of the show's, all are refused. */
const lockEntries = async (tx: Db, { slug, entries: given }: Ask) => {
  const ids = given.map(({ id }) => id)
  const which = and(inArray(entries.id, ids), eq(shows.slug, slug)) as NonNullable<ReturnType<typeof and>>
  const before = await findEntries(tx, which)
  if (before.length < ids.length) refuse({ missing: ids.length - before.length })
  await lockDogs(tx, inArray(dogs.id, [...new Set(before.map(({ dog }) => dog.id))]))
  await lockPurchases(tx, inArray(purchases.id, [...new Set(before.map(({ purchase }) => purchase.id))]))
  await lockClasses(tx, [...new Set(before.map(({ entry }) => entry.classId))])
  return { before, found: await findEntries(tx, which) }
}

/** One that was moved while it was being locked is another one than was shown. */
const isMoved = (one: ActiveEntry, before: readonly ActiveEntry[]) =>
  !before.some(
    ({ entry }) => entry.id === one.entry.id && entry.classId === one.entry.classId && entry.dogId === one.entry.dogId,
  )

/**
 * Withdraws paid entries of a show together, each by the rules of one (withdrawAtDesk): all of them, as the desk was shown
 * them, or none. A second press, or a second admin, gets the answer that they are withdrawn already.
 */
export const withdrawManyAtDesk = (deps: ServerDeps, ask: Ask): Promise<WithdrawnEntries> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { by, reason, refund } = ask
      await lockCaller(tx, by.actor)
      const { before, found } = await lockEntries(tx, ask)
      for (const { purchase } of found) refuseOwn(by, purchase.userId)
      const expected = new Map(ask.entries.map(({ id, expectedRefund }) => [id, expectedRefund]))
      const known = found.map((one) => ({
        one,
        amount: refundsOf(one, by.at)?.[refund],
        isWithdrawn: one.entry.status === 'withdrawn',
        isOther: isMoved(one, before),
      }))
      const why = {
        missing: ask.entries.length - found.length,
        withdrawn: known.filter(({ isWithdrawn }) => isWithdrawn).length,
        closed: known.filter(({ isWithdrawn, amount }) => !isWithdrawn && amount === undefined).length,
        changed: known.filter(
          ({ one, amount, isOther }) => amount !== undefined && (isOther || amount !== expected.get(one.entry.id)),
        ).length,
      }
      if (Object.values(why).some((count) => count > 0)) refuse(why)
      const withdrawalId = randomUUID()
      const refunds = new Map(known.map(({ one, amount = 0 }) => [one.entry.id, amount]))
      await withdrawPaid(tx, found, by, { refundOf: (id) => refunds.get(id) ?? 0, why: reason, withdrawalId })
      await mailWithdrawn(tx, deps, found, 'desk', { refunds, reason, withdrawalId })
      return { withdrawn: known.length, undo: withdrawalId }
    }),
  )
