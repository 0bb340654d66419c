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

const placeFields = ['city', 'country'] as const
const dayFields = ['startDate', 'endDate'] as const

/** The classes of a judge with their days. A class that is not saved yet counts as added. */
const classesFor = ({ judges, classes }: ShowForm, personId: string): Set<string> =>
  new Set(
    classes.flatMap(({ id, date, judge }) =>
      judge !== null && judges[judge]?.id === personId ? [`${id ?? 'new'} ${date}`] : [],
    ),
  )

/** Whether the place changed, a class or a day was added for a judge, or the show's days changed for a judge without classes. */
const needsNewAnswer = (before: ShowForm, after: ShowForm, personId: string): boolean => {
  const differs = (field: (typeof placeFields | typeof dayFields)[number]) => before[field] !== after[field]
  const own = classesFor(after, personId)
  const had = classesFor(before, personId)
  return placeFields.some(differs) || (own.size === 0 ? dayFields.some(differs) : [...own].some((cls) => !had.has(cls)))
}

/** Clears the answers of judges whose classes, days or place changed, so that `askJudges` asks them again. */
export const forgetAnswersTo = async (
  tx: Db,
  showId: string,
  { before, sent }: { before: ShowForm; sent: ShowForm },
): Promise<void> => {
  const toAskAgain = sent.judges.flatMap(({ id }) => (id !== null && needsNewAnswer(before, sent, id) ? [id] : []))
  if (toAskAgain.length === 0) return
  await tx
    .update(showJudges)
    .set({ askedAt: null, answer: null, answeredAt: null })
    .where(and(eq(showJudges.showId, showId), inArray(showJudges.personId, toAskAgain)))
}
