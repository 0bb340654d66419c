import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { AnswerForm, DecisionForm, RemarkForm, Resolution } from '#contract/course/course'
import { audit, type ChangedBy } from '../../audit/audit'
import type { AuditAction } from '../../db/auditedFields'
import type { Db } from '../../db/client'
import { courseRemarks, courseReviews, courses } from '../../db/schema'
import { HttpError } from '../../http/httpError'
import { staleError } from '../../http/updateAtVersion'
import type { FoundCourse, VersionRow } from '../../domain/course/findCourse'
import type { CoursePicture } from './pictureOf'

type RemarkRow = typeof courseRemarks.$inferSelect
type Fields = Readonly<Record<string, unknown>>
type CourseAction = Extract<AuditAction, `course.${string}`>

const record = (tx: Db, classId: string, by: ChangedBy, action: CourseAction, after: Fields, before: Fields = {}) =>
  audit(tx, { by, action, subject: { type: 'course', id: classId }, onBehalfOf: null, before, after })

const newestNumber = ({ versions }: FoundCourse): number => versions.at(-1)?.number ?? 0

/** What is based on a version that is no longer the newest is refused with the number of the one that is. */
const newestAt = (found: FoundCourse, number: number): VersionRow => {
  const newest = found.versions.at(-1)
  if (newest?.number !== number) throw staleError(newestNumber(found), {})
  return newest
}

/** 128 random bits: the address of a picture is its only key. */
const newPictureId = () => randomBytes(16).toString('base64url')
/** What an upload is known by, should it come again after a lost answer. */
export const digestOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex')

export interface Upload {
  number: number
  digest: string
  picture: CoursePicture
}

/** Adds the next version of a course, whose class is locked; false where it is there already. */
export const addVersion = async (
  tx: Db,
  found: FoundCourse,
  { number, digest, picture }: Upload,
  by: ChangedBy,
): Promise<boolean> => {
  const present = found.versions.find((version) => version.number === number)
  if (present?.digest === digest && present.uploadedBy === by.actor) return false
  if (number !== newestNumber(found) + 1) throw staleError(newestNumber(found), {})
  await tx.insert(courses).values({
    id: randomUUID(),
    classId: found.cls.id,
    number,
    digest,
    ...picture,
    uploadedBy: by.actor,
    uploadedAt: by.at,
    picture: newPictureId(),
  })
  await record(tx, found.cls.id, by, 'course.uploaded', { number, kind: picture.kind })
  return true
}

/** A new remark on a version revokes its author's decision. */
const withdrawDecision = (tx: Db, courseId: string, reviewerId: string) =>
  tx.delete(courseReviews).where(and(eq(courseReviews.courseId, courseId), eq(courseReviews.reviewerId, reviewerId)))

/** Writes a remark on the newest version; the same one sent again is there already. */
export const addRemark = async (
  tx: Db,
  found: FoundCourse,
  { number, x, y, text }: RemarkForm,
  by: ChangedBy,
): Promise<void> => {
  const { id: courseId } = newestAt(found, number)
  const { actor: authorId, at: createdAt } = by
  const same = await tx
    .select({ id: courseRemarks.id })
    .from(courseRemarks)
    .where(
      and(
        ...[eq(courseRemarks.courseId, courseId), eq(courseRemarks.authorId, authorId)],
        ...[eq(courseRemarks.x, x), eq(courseRemarks.y, y), eq(courseRemarks.text, text)],
      ),
    )
  if (same.length > 0) return
  const id = randomUUID()
  await tx.insert(courseRemarks).values({ id, courseId, x, y, text, authorId, createdAt })
  await withdrawDecision(tx, courseId, authorId)
  await record(tx, found.cls.id, by, 'course.remarked', { number, remark: id, x, y, text })
}

const findRemark = async (tx: Db, { cls }: FoundCourse, id: string): Promise<RemarkRow> => {
  const [row] = await tx
    .select({ remark: courseRemarks })
    .from(courseRemarks)
    .innerJoin(courses, eq(courses.id, courseRemarks.courseId))
    .where(and(eq(courseRemarks.id, id), eq(courses.classId, cls.id)))
  if (!row) throw new HttpError('not_found')
  return row.remark
}

/** Answers a remark, or replaces the answer: the author of the remark reads the newest. */
export const answerRemark = async (tx: Db, found: FoundCourse, form: AnswerForm, by: ChangedBy): Promise<void> => {
  const remark = await findRemark(tx, found, form.id)
  if (remark.answer === form.text) return
  await tx
    .update(courseRemarks)
    .set({ answer: form.text, answeredBy: by.actor, answeredAt: by.at })
    .where(eq(courseRemarks.id, remark.id))
  const of = { remark: remark.id }
  await record(tx, found.cls.id, by, 'course.answered', { ...of, answer: form.text }, { answer: remark.answer })
}

/** Only the author of a remark resolves it. */
export const resolveRemark = async (
  tx: Db,
  found: FoundCourse,
  { id, isResolved }: Resolution,
  by: ChangedBy,
): Promise<void> => {
  const remark = await findRemark(tx, found, id)
  if (remark.authorId !== by.actor) throw new HttpError('not_found')
  if ((remark.resolvedAt !== null) === isResolved) return
  await tx
    .update(courseRemarks)
    .set({ resolvedAt: isResolved ? by.at : null })
    .where(eq(courseRemarks.id, id))
  const newest = found.versions.at(-1)
  if (newest && !isResolved) await withdrawDecision(tx, newest.id, by.actor)
  const action = isResolved ? 'course.resolved' : 'course.reopened'
  await record(tx, found.cls.id, by, action, { remark: id, isResolved }, { isResolved: !isResolved })
}

/** A reviewer's own open remarks on a course, on any version. */
export const openRemarks = (db: Db, { cls }: FoundCourse, authorId: string): Promise<{ text: string }[]> =>
  db
    .select({ text: courseRemarks.text })
    .from(courseRemarks)
    .innerJoin(courses, eq(courses.id, courseRemarks.courseId))
    .where(and(eq(courses.classId, cls.id), eq(courseRemarks.authorId, authorId), isNull(courseRemarks.resolvedAt)))
    .orderBy(courseRemarks.createdAt, courseRemarks.id)

/** Returns the newest version with one's open remarks, or signs it where there are none; false where that is so already. */
export const decideCourse = async (
  tx: Db,
  found: FoundCourse,
  { number, decision }: DecisionForm,
  by: ChangedBy,
): Promise<boolean> => {
  const { id: courseId } = newestAt(found, number)
  const open = await openRemarks(tx, found, by.actor)
  if (decision === 'signed' && open.length > 0) throw new HttpError('course_remarks_open')
  if (decision === 'returned' && open.length === 0) throw new HttpError('course_remarks_none')
  const own = and(eq(courseReviews.courseId, courseId), eq(courseReviews.reviewerId, by.actor))
  const [present] = await tx.select().from(courseReviews).where(own)
  if (present?.decision === decision) return false
  const set = { decision, decidedAt: by.at }
  await tx
    .insert(courseReviews)
    .values({ id: randomUUID(), courseId, reviewerId: by.actor, ...set })
    .onConflictDoUpdate({ target: [courseReviews.courseId, courseReviews.reviewerId], set })
  const action = decision === 'signed' ? 'course.signed' : 'course.returned'
  await record(tx, found.cls.id, by, action, { number, decision }, { decision: present?.decision ?? null })
  return true
}
