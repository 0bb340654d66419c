import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { fullCodes } from '#contract/entry/reason'
import type { EntryRequest } from '#contract/purchase/cartItem'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockClasses, lockDogs } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { dogs, waitingList } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { loadFacts, reasonsFor } from '../../domain/entry/eligibility'
import { keptBy } from '../../domain/dog/dogFromRow'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import type { PaymentProvider } from '../../domain/payment/provider'
import { recount, waitingRows } from '../../domain/waiting/endWaiting'
import { promoteClass } from './promote'

/** Refuses a dog that can enter at once, and a dog that could not enter even with a free place. */
const refuse = (reasons: ReturnType<typeof reasonsFor>) => {
  if (reasons.length === 0) throw new HttpError('class_has_places')
  if (reasons.some(({ code }) => !fullCodes.includes(code))) throw new HttpError('waiting_refused', { reasons })
}

// What is in a checkout counts as entered: whether it is paid is not asked while a class is locked.
const allCharged: Pick<PaymentProvider, 'findCharged'> = { findCharged: async (_db, ids) => [...ids] }

const join = async (tx: Db, userId: string, request: EntryRequest, by: ChangedBy): Promise<boolean> => {
  const { classId, dogId } = request
  const user = await lockCaller(tx, userId)
  await lockDogs(tx, and(eq(dogs.id, dogId), keptBy(userId)))
  await lockClasses(tx, [classId])
  const [present] = await waitingRows(tx, and(eq(waitingList.classId, classId), eq(waitingList.dogId, dogId)))
  if (present?.userId === userId) return false
  const facts = await loadFacts(tx, allCharged, user, [request], by.at)
  refuse(reasonsFor(facts, request))
  if (present) throw new HttpError('already_waiting')
  if ((await tx.$count(waitingList, eq(waitingList.userId, userId))) >= facts.settings.waitingPerMember)
    throw new HttpError('too_many_waiting')
  const row = { id: randomUUID(), classId, dogId, userId, joinedAt: by.at }
  await tx.insert(waitingList).values(row)
  await recount(tx, [classId])
  await audit(tx, {
    by,
    action: 'waiting.joined',
    subject: { type: 'waiting', id: row.id },
    onBehalfOf: userId,
    after: { ...row, state: 'waiting' },
  })
  return true
}

/**
 * Puts a dog at the end of the waiting list of a full class, once, also on repeated requests; returns whether it was
 * new.
 */
export const joinWaitingList = async (
  deps: ServerDeps,
  userId: string,
  request: EntryRequest,
  by: ChangedBy,
): Promise<boolean> => {
  // A free place, or one without an eligible waiting dog, is offered first.
  await promoteClass(deps, request.classId, by.at)
  return withRetry(() => deps.db.transaction((tx) => join(tx, userId, request, by)))
}
