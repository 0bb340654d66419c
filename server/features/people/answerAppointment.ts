import { and, eq } from 'drizzle-orm'
import type { AppointmentAnswer } from '#contract/show/desk'
import { fill, paths } from '#contract/shared/paths'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { showJudges, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { mailOwner } from '../../mail/queueMail'
import { peopleMails } from '../../messages/peopleMails'
import { addressOf } from '../../site/address'
import type { WorkedShow } from '../../domain/show/deskShow'

/** Emails the author of a show that one of its judges has declined. */
const mailAuthor = async (tx: Db, deps: ServerDeps, { row }: WorkedShow, judge: string): Promise<void> => {
  if (row.authorId === null) return
  const [author] = await tx.select().from(users).where(eq(users.id, row.authorId))
  if (!author || author.deletedAt !== null) return
  const link = addressOf(deps)(fill(paths.deskShow, { slug: row.slug }))
  await mailOwner(tx, deps, author, peopleMails[author.locale].cannotJudge({ judge, show: row.name, link }))
}

/** A judge says whether they judge a show, which is locked; they may change their mind. */
export const answerAppointment = async (
  tx: Db,
  deps: ServerDeps,
  show: WorkedShow,
  answer: AppointmentAnswer,
  by: ChangedBy,
): Promise<void> => {
  const judge = show.judges.find(({ accountId }) => accountId === by.actor)
  // A repeated answer changes nothing and sends no email.
  if (!judge || judge.answer === answer) return
  await tx
    .update(showJudges)
    .set({ answer, answeredAt: by.at })
    .where(and(eq(showJudges.showId, show.row.id), eq(showJudges.personId, judge.id)))
  const subject = { type: 'show', id: show.row.id } as const
  await audit(tx, {
    by,
    action: 'show.appointment_answered',
    subject,
    onBehalfOf: by.actor,
    before: { answer: judge.answer ?? 'none' },
    after: { answer },
  })
  if (answer === 'declined') await mailAuthor(tx, deps, show, judge.name)
}
