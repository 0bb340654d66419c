import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { fill, paths } from '#contract/shared/paths'
import type { ShowLifecycle } from '#contract/show/show'
import type { ShowForm } from '#contract/show/form'
import type { Db } from '../../../db/client'
import { people, showJudges, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { mailOwner } from '../../../mail/queueMail'
import { peopleMails } from '../../../messages/peopleMails'
import { addressOf } from '../../../site/address'
import type { WorkedShow } from '../../../domain/show/deskShow'

/** A show's choice of judges is serious from submission on: before, they are names in a draft. */
const meantFrom: readonly ShowLifecycle[] = ['submitted', 'approved', 'published']

/** Asks the judges of a show by mail whether they can, each once; the show must be locked. The organiser asks a judge without an account in another way. */
export const askJudges = async (
  tx: Db,
  deps: ServerDeps,
  { row: { id, name: show, startDate, endDate, city, state } }: WorkedShow,
  at: Date,
): Promise<void> => {
  if (!meantFrom.includes(state)) return
  const rows = await tx
    .select({ personId: showJudges.personId, user: users })
    .from<PgTable>(showJudges)
    .innerJoin(people, eq(people.id, showJudges.personId))
    .innerJoin(users, eq(users.id, people.accountId))
    .where(
      and(
        ...[eq(showJudges.showId, id), isNull(showJudges.askedAt), isNull(showJudges.answer)],
        isNull(users.deletedAt),
      ),
    )
  for (const { personId, user } of rows) {
    const link = addressOf(deps)(fill(paths.deskPerson, { id: personId }))
    await mailOwner(tx, deps, user, peopleMails[user.locale].appointment({ show, startDate, endDate, city, link }))
  }
  const ids = rows.map(({ personId }) => personId)
  if (ids.length > 0)
    await tx
      .update(showJudges)
      .set({ askedAt: at })
      .where(and(eq(showJudges.showId, id), inArray(showJudges.personId, ids)))
}

const agreedTo: readonly (keyof ShowForm)[] = ['startDate', 'endDate', 'city', 'country']

/** Judges said yes to days and a place: they were not asked about others. */
export const forgetAnswersTo = async (tx: Db, showId: string, changed: readonly (keyof ShowForm)[]): Promise<void> => {
  if (!changed.some((field) => agreedTo.includes(field))) return
  await tx
    .update(showJudges)
    .set({ askedAt: null, answer: null, answeredAt: null })
    .where(eq(showJudges.showId, showId))
}
