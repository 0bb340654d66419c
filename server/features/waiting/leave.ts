import { eq } from 'drizzle-orm'
import type { ChangedBy } from '../../audit/audit'
import { lockClasses } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { waitingList } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { authorized, type CallerRequest } from '../../http/authorize'
import { lockCaller } from '../../http/lockCaller'
import { endWaiting, waitingRows } from '../../domain/waiting/endWaiting'
import { promoteClass } from './promote'

/** Takes a dog off the waiting list for the person who put it there; the place that it was offered goes to the next one. */
export const leaveWaitingList = async (
  deps: ServerDeps,
  request: CallerRequest,
  { id, by }: { id: string; by: ChangedBy },
): Promise<void> => {
  const classId = await withRetry(() =>
    deps.db.transaction(async (tx) => {
      await lockCaller(tx, callerOf(request).user.id)
      const which = eq(waitingList.id, id)
      const [found] = await waitingRows(tx, which)
      await lockClasses(tx, found ? [found.classId] : [])
      // Read once more: a place may have been offered meanwhile.
      const [row] = await waitingRows(tx, which)
      const own = authorized(request, 'waitingList.leave', row, ({ userId, state }) => ({ owner: userId, state }))
      await endWaiting(tx, [own], 'left', by)
      return own.classId
    }),
  )
  await promoteClass(deps, classId, by.at)
}
