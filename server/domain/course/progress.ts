import { desc, inArray } from 'drizzle-orm'
import { refusalOf } from '#contract/access/authorize'
import type { Caller } from '#contract/access/caller'
import type { CourseDecision, CourseProgress } from '#contract/course/course'
import type { Db } from '../../db/client'
import { courseReviews, courses } from '../../db/schema'
import type { WorkedShow } from '../show/deskShow'
import { courseWorkers } from './findCourse'

/** How far a course is, by what was decided of its newest version; undefined: there is none. */
export const progressOf = (decisions: readonly CourseDecision[] | undefined): CourseProgress => {
  if (!decisions) return 'none'
  if (decisions.includes('returned')) return 'returned'
  return decisions.length > 0 ? 'signed' : 'review'
}

/** How far the courses of classes are, of those that have one. */
export const loadProgress = async (db: Db, classIds: string[]): Promise<Map<string, CourseProgress>> => {
  const newest = await db
    .selectDistinctOn([courses.classId], { id: courses.id, classId: courses.classId })
    .from(courses)
    .where(inArray(courses.classId, classIds))
    .orderBy(courses.classId, desc(courses.number))
  const ids = newest.map(({ id }) => id)
  const decided = await db
    .select({ courseId: courseReviews.courseId, decision: courseReviews.decision })
    .from(courseReviews)
    .where(inArray(courseReviews.courseId, ids))
  const of = (id: string) => decided.filter(({ courseId }) => courseId === id).map(({ decision }) => decision)
  return new Map(newest.map(({ id, classId }) => [classId, progressOf(of(id))]))
}

/** Whether someone works on the courses of a show. */
export const mayReadCourses = (caller: Caller, show: WorkedShow): boolean => {
  const { courseAuthor, reviewers } = courseWorkers(caller, show)
  return refusalOf('course.read', caller, { courseReader: [...courseAuthor, ...reviewers] }) === null
}
