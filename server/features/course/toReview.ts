import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { listedClassOf } from '#contract/show/listedClass'
import { refusalOf } from '#contract/access/authorize'
import type { Caller } from '#contract/access/caller'
import { addTo } from '#contract/shared/calendar'
import type { CourseRemark, CourseReview } from '#contract/course/course'
import type { Db } from '../../db/client'
import { courseRemarks, courseReviews, courses, users } from '../../db/schema'
import type { Settings } from '../../db/settings'
import { courseFacts, hasRun, type FoundCourse } from '../../domain/course/findCourse'
import { progressOf } from '../../domain/course/progress'

const answering = alias(users, 'answering')

const loadRemarks = async (db: Db, { cls }: FoundCourse, reader: string | undefined): Promise<CourseRemark[]> => {
  const rows = await db
    .select({ remark: courseRemarks, number: courses.number, by: users.name, answeredBy: answering.name })
    .from(courseRemarks)
    .innerJoin(courses, eq(courses.id, courseRemarks.courseId))
    .innerJoin(users, eq(users.id, courseRemarks.authorId))
    .leftJoin(answering, eq(answering.id, courseRemarks.answeredBy))
    .where(eq(courses.classId, cls.id))
    .orderBy(asc(courseRemarks.createdAt), asc(courseRemarks.id))
  return rows.map(({ remark, number, by, answeredBy }) => {
    const { id, x, y, text, answer, answeredAt } = remark
    return {
      id,
      number,
      x,
      y,
      text,
      by,
      at: remark.createdAt.toISOString(),
      own: remark.authorId === reader,
      answer:
        answer === null || answeredAt === null
          ? null
          : { text: answer, by: answeredBy ?? '', at: answeredAt.toISOString() },
      isResolved: remark.resolvedAt !== null,
    }
  })
}

const namesOf = async (db: Db, ids: string[]): Promise<Map<string, string>> => {
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The days by which the first version and the sign-off of a class's course are wanted. */
export const deadlinesOf = (date: string, { courseUploadDays, courseSignOffDays }: Settings) => ({
  uploadBy: addTo(date, { days: -courseUploadDays }),
  signOffBy: addTo(date, { days: -courseSignOffDays }),
})

/** The course of a class as its reader has it at the desk. */
export const toReview = async (
  db: Db,
  found: FoundCourse,
  { caller, now, settings }: { caller: Caller; now: Date; settings: Settings },
): Promise<CourseReview> => {
  const { versions } = found
  const ids = versions.map((version) => version.id)
  const decisions = await db
    .select({ ...getTableColumns(courseReviews), by: users.name })
    .from(courseReviews)
    .innerJoin(users, eq(users.id, courseReviews.reviewerId))
    .where(inArray(courseReviews.courseId, ids))
    .orderBy(asc(courseReviews.decidedAt), asc(courseReviews.id))
  const names = await namesOf(
    db,
    versions.map(({ uploadedBy }) => uploadedBy),
  )
  const decided = (courseId: string) => decisions.filter((one) => one.courseId === courseId)
  const newest = versions.at(-1)
  const can = (action: 'course.upload' | 'course.review') =>
    refusalOf(action, caller, courseFacts(caller, now)(found)) === null
  return {
    showName: found.show.row.name,
    cls: listedClassOf(found.cls),
    versions: versions.map((version) => ({
      number: version.number,
      kind: version.kind,
      picture: version.picture,
      width: version.width,
      height: version.height,
      by: names.get(version.uploadedBy) ?? '',
      at: version.uploadedAt.toISOString(),
      decisions: decided(version.id).map(({ by, decision, decidedAt, reviewerId }) => ({
        by,
        decision,
        at: decidedAt.toISOString(),
        own: reviewerId === caller.user?.id,
      })),
    })),
    remarks: await loadRemarks(db, found, caller.user?.id),
    progress: progressOf(newest && decided(newest.id).map(({ decision }) => decision)),
    isShown: hasRun(found, now),
    ...deadlinesOf(found.cls.date, settings),
    may: [
      ...(can('course.upload') ? (['upload'] as const) : []),
      ...(can('course.review') ? (['review'] as const) : []),
    ],
  }
}
