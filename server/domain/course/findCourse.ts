import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { RecordFacts } from '#contract/access/authorize'
import { isAdmin, type Caller } from '#contract/access/caller'
import type { CourseState } from '#contract/access/courseStates'
import type { Action } from '#contract/access/policies'
import type { ClassParams } from '#contract/shared/params'
import { dayAt } from '#contract/shared/calendar'
import type { Db } from '../../db/client'
import { lockClasses, lockShow } from '../../db/locks'
import { classes, classResults, courses, shows } from '../../db/schema'
import { authorized, callerFacts, type CallerRequest } from '../../http/authorize'
import { loadWorked, shownToJudges, type WorkedShow } from '../show/deskShow'
import { isVisible } from '../show/queries'
import { recordFacts, type ClassRow } from '../show/showFromRow'

const { file: _file, ...facts } = getTableColumns(courses)
/** A version without its bytes. */
export type VersionRow = Omit<typeof courses.$inferSelect, 'file'>

/** The course of a class, with the show that the class is of. Versions are in their order. */
export interface FoundCourse {
  show: WorkedShow
  cls: ClassRow
  resultsPublished: boolean
  versions: VersionRow[]
}

/** Before its show is published, a course is worked on once the show is approved. */
const isHeld = ({ row }: WorkedShow) =>
  shownToJudges.includes(row.state) || (isVisible(row) && row.state !== 'cancelled')

/** A class has run once its results are published, or its day is over where it is. */
export const hasRun = ({ show, cls, resultsPublished }: Omit<FoundCourse, 'versions'>, now: Date): boolean =>
  resultsPublished || cls.date < dayAt(now.toISOString(), show.row.timeZone)

const stateOf = (found: FoundCourse, now: Date): CourseState => {
  if (!isHeld(found.show)) return 'hidden'
  return hasRun(found, now) ? 'shown' : 'working'
}

/** Who works on the courses of a show, as policies ask. */
export const courseWorkers = ({ user }: Caller, show: WorkedShow) => {
  if (!isHeld(show)) return { courseAuthor: [], reviewers: [] }
  const admins = user && isAdmin(user) ? [user.id] : []
  return {
    courseAuthor: [...admins, ...recordFacts(show).assignedJudge],
    reviewers: user?.roles.includes('ROLE_REVIEWER') ? [user.id] : [],
  }
}

/** What policies ask of a course: an author of a version does not review the course. */
export const courseFacts =
  (caller: Caller, now: Date) =>
  (found: FoundCourse): RecordFacts => {
    const { courseAuthor, reviewers } = courseWorkers(caller, found.show)
    return {
      state: stateOf(found, now),
      courseAuthor,
      courseReader: [...courseAuthor, ...reviewers],
      courseReviewer: reviewers.filter((id) => found.versions.every(({ uploadedBy }) => uploadedBy !== id)),
    }
  }

const load = async (db: Db, show: WorkedShow | undefined, classId: string): Promise<FoundCourse | undefined> => {
  if (!show) return undefined
  const [found] = await db
    .select({ cls: classes, publishedAt: classResults.publishedAt })
    .from(classes)
    .leftJoin(classResults, eq(classResults.classId, classes.id))
    .where(and(eq(classes.id, classId), eq(classes.showId, show.row.id)))
  if (!found) return undefined
  const versions = await db.select(facts).from(courses).where(eq(courses.classId, classId)).orderBy(asc(courses.number))
  return { show, cls: found.cls, resultsPublished: Boolean(found.publishedAt), versions }
}

type Of = CallerRequest & { params: ClassParams }
type CourseAction = Extract<Action, `course.${string}`>

/** The course at an address, if the caller may do this to it. */
export const findCourse = async (db: Db, request: Of, action: CourseAction, now: Date): Promise<FoundCourse> => {
  const { slug, classId } = request.params
  const [row] = await db.select().from(shows).where(eq(shows.slug, slug))
  const found = await load(db, await loadWorked(db, row), classId)
  return authorized(request, action, found, courseFacts(callerFacts(request), now))
}

/** The same, locked against other changes, a publication of the class's results and a cancellation of its show. */
export const lockCourse = async (tx: Db, request: Of, action: CourseAction, now: Date): Promise<FoundCourse> => {
  const { slug, classId } = request.params
  const show = await loadWorked(tx, await lockShow(tx, eq(shows.slug, slug), { shared: true }))
  await lockClasses(tx, [classId])
  const found = await load(tx, show, classId)
  return authorized(request, action, found, courseFacts(callerFacts(request), now))
}
