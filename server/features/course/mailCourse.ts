import { and, arrayContains, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../db/client'
import { courseRemarks, courseReviews, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { mailOwner } from '../../mail/queueMail'
import { courseMails, type CourseMail, type CourseMails } from '../../messages/courseMails'
import type { MailMessages } from '../../messages/mailMessages'
import { addressOf } from '../../site/address'
import type { FoundCourse } from '../../domain/course/findCourse'
import { deadlinesOf } from './toReview'

interface Sent {
  found: FoundCourse
  number: number
  actor: string
}
type Word = (mails: CourseMails, mail: CourseMail) => MailMessages

/** Runs within the transaction that made the change. Its author gets no email. */
const send = async (tx: Db, deps: ServerDeps, { found, number, actor }: Sent, to: SQL, word: Word) => {
  const { show, cls } = found
  const living = and(to, isNull(users.deletedAt), ne(users.id, actor))
  const [by] = await tx.select({ name: users.name }).from(users).where(eq(users.id, actor))
  const mail = {
    show: show.row.name,
    date: cls.date,
    startTime: cls.startTime,
    ring: cls.ring,
    number,
    by: by?.name ?? '',
    signOffBy: deadlinesOf(cls.date, await loadSettings(tx)).signOffBy,
    link: addressOf(deps)(fill(paths.deskCourse, { slug: show.row.slug, classId: cls.id })),
  }
  for (const user of await tx.select().from(users).where(living))
    await mailOwner(tx, deps, user, word(courseMails[user.locale], mail))
}

/** Emails a new version to the reviewers of earlier versions; where there are none, to every reviewer. */
export const mailUploaded = async (tx: Db, deps: ServerDeps, sent: Sent): Promise<void> => {
  const ids = sent.found.versions.map(({ id }) => id)
  const decided = tx.select({ id: courseReviews.reviewerId }).from(courseReviews)
  const remarked = tx.select({ id: courseRemarks.authorId }).from(courseRemarks)
  const involved = await decided
    .where(inArray(courseReviews.courseId, ids))
    .union(remarked.where(inArray(courseRemarks.courseId, ids)))
  const before = involved.map(({ id }) => id)
  const reviewers = arrayContains(users.roles, ['ROLE_REVIEWER'])
  const recipients = before.length > 0 ? sql`${reviewers} and ${inArray(users.id, before)}` : reviewers
  await send(tx, deps, sent, recipients, (mails, mail) => mails.uploaded(mail))
}

/** Emails a reviewer's decision, with the open remarks, to the author of the newest version. */
export const mailDecided = async (tx: Db, deps: ServerDeps, sent: Sent, remarks: readonly string[]): Promise<void> => {
  const version = sent.found.versions.find(({ number }) => number === sent.number)
  if (!version) return
  await send(tx, deps, sent, eq(users.id, version.uploadedBy), (mails, mail) =>
    remarks.length > 0 ? mails.returned({ ...mail, remarks }) : mails.signed(mail),
  )
}
