import { and, inArray, isNull } from 'drizzle-orm'
import { judgeOrAdmin } from '#contract/access/caller'
import type { Measurement } from '#contract/dog/desk'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import { findWorked, workedFacts, type WorkedShow } from '../../domain/show/deskShow'
import { authorized, callerFacts, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'

/** A judge of a show whose account can measure. */
interface MeasuringJudge {
  id: string
  name: string
  accountId: string
}

export const loadMeasuringJudges = async (db: Db, { judges }: WorkedShow): Promise<MeasuringJudge[]> => {
  const named = judges.flatMap(({ id, name, accountId }) => (accountId === null ? [] : [{ id, name, accountId }]))
  if (named.length === 0) return []
  const accounts = await db
    .select()
    .from(users)
    .where(
      and(
        inArray(
          users.id,
          named.map(({ accountId }) => accountId),
        ),
        isNull(users.deletedAt),
      ),
    )
  const [mayMeasure] = judgeOrAdmin
  const able = new Set(accounts.filter((user) => mayMeasure({ user, token: null })).map(({ id }) => id))
  return named.filter(({ accountId }) => able.has(accountId))
}

/** The account of a judge for whom the caller, who works on the same show, records a height. */
export const findMeasuringJudge = async (
  tx: Db,
  request: CallerRequest,
  { show: slug, judge }: NonNullable<Measurement['measuredBy']>,
): Promise<string> => {
  const facts = workedFacts(callerFacts(request))
  const show = authorized(request, 'showMeasuring.read', await findWorked(tx, slug), facts)
  const found = (await loadMeasuringJudges(tx, show)).find(({ id }) => id === judge)
  if (!found) throw new HttpError('validation_failed', { measuredBy: 'invalid' })
  return found.accountId
}
