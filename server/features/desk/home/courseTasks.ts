import { and, count, eq, exists, gte, inArray, isNotNull, isNull, lte, min, not, or, sql } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import { addTo } from '#contract/shared/calendar'
import { courseAskedDays, type CourseTask } from '#contract/desk/home'
import type { Db } from '../../../db/client'
import { classes, classResults, courseReviews, courses, people, showJudges, shows } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import type { SignedIn } from '../../../http/types'
import { naming } from '../../../domain/show/deskList'
import { shown, urgencyOf } from './tasks'
import { todayThere } from './today'

type User = SignedIn['user']
type Found = Omit<CourseTask, 'urgency'> & { today: string }

// A class that has run, or is cancelled, needs no course.
const ahead = (db: Db, at: Date) => {
  const published = db
    .select({ id: classResults.classId })
    .from(classResults)
    .where(and(eq(classResults.classId, classes.id), isNotNull(classResults.publishedAt)))
  const states = inArray(shows.state, ['approved', 'published'])
  return and(states, isNull(classes.cancelledAt), gte(classes.date, todayThere(at)), not(exists(published)))
}

/** Classes of shows that someone judges which have no course, soon before it is wanted. */
const findToUpload = async (db: Db, { id }: User, at: Date, days: number): Promise<Found[]> => {
  const today = todayThere(at)
  const ofClass = db.select({ id: courses.id }).from(courses).where(eq(courses.classId, classes.id))
  const own = db.select({ id: people.id }).from(people).where(eq(people.accountId, id))
  const rows = await db
    .select({
      slug: shows.slug,
      name: shows.name,
      today: sql<string>`${today}::text`,
      date: min(classes.date),
      classes: count(),
    })
    .from(classes)
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(
      and(
        ...[ahead(db, at), inArray(shows.id, naming(db, showJudges, id)), not(exists(ofClass))],
        or(isNull(classes.judgeId), inArray(classes.judgeId, own)),
        lte(classes.date, sql`${today} + ${days + courseAskedDays}::int`),
      ),
    )
    .groupBy(shows.id)
  return rows.map(({ date, ...row }) => ({
    ...row,
    kind: 'upload',
    due: addTo(date ?? row.today, { days: -days }),
    cls: null,
  }))
}

/** Newest versions that a reviewer has not seen, and own ones that a reviewer has returned. */
const findVersions = async (db: Db, { id, roles }: User, at: Date, days: number): Promise<Found[]> => {
  const newest = db
    .selectDistinctOn([courses.classId], {
      id: courses.id,
      classId: courses.classId,
      uploadedBy: courses.uploadedBy,
    })
    .from(courses)
    .orderBy(courses.classId, sql`${courses.number} desc`)
    .as('newest')
  const decided = db.select({ id: courseReviews.id }).from(courseReviews).where(eq(courseReviews.courseId, newest.id))
  const returned = db
    .select({ id: courseReviews.id })
    .from(courseReviews)
    .where(and(eq(courseReviews.courseId, newest.id), eq(courseReviews.decision, 'returned')))
  const uploaded = db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.classId, newest.classId), eq(courses.uploadedBy, id)))
  // A judge who has left the show can do nothing about it.
  const works = isAdmin({ roles }) ? undefined : inArray(shows.id, naming(db, showJudges, id))
  const toAnswer = and(eq(newest.uploadedBy, id), exists(returned), works)
  const toReview = roles.includes('ROLE_REVIEWER') ? and(not(exists(decided)), not(exists(uploaded))) : undefined
  const { date, startTime, ring } = classes
  const rows = await db
    .select({
      slug: shows.slug,
      name: shows.name,
      today: sql<string>`${todayThere(at)}::text`,
      cls: { id: classes.id, date, startTime, ring },
      isOwn: sql<boolean>`${eq(newest.uploadedBy, id)}`,
    })
    .from(newest)
    .innerJoin(classes, eq(classes.id, newest.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(and(ahead(db, at), or(toAnswer, toReview)))
  return rows.map(({ isOwn, ...row }) => ({
    ...row,
    kind: isOwn ? 'answer' : 'review',
    classes: null,
    due: addTo(row.cls.date, { days: -days }),
  }))
}

/** What waits for someone of courses, by its day. */
export const loadCourseTasks = async (db: Db, user: User, at: Date): Promise<CourseTask[]> => {
  const { courseUploadDays, courseSignOffDays } = await loadSettings(db)
  const found = [
    ...(await findToUpload(db, user, at, courseUploadDays)),
    ...(await findVersions(db, user, at, courseSignOffDays)),
  ]
  const key = ({ due, slug, cls }: Found) => [due, slug, cls?.date, cls?.startTime, cls?.ring].join(' ')
  return found
    .toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
    .slice(0, shown)
    .map(({ today, ...task }) => ({ ...task, urgency: urgencyOf({ due: task.due, today }) }))
}
