import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { courseDecisions, courseKinds, type CourseDecision, type CourseKind } from '#contract/course/course'
import { users } from './accountTables'
import { oneOf } from './checks'
import { classes } from './showTables'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const account = (name: string) => uuid(name).references(() => users.id)
const courseId = () =>
  uuid('course_id')
    .notNull()
    .references(() => courses.id)

/** Versions of the course of a class: of what was uploaded, the picture that was made of it, and nothing else. */
export const courses = pgTable(
  'courses',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    number: integer('number').notNull(),
    kind: text('kind').$type<CourseKind>().notNull(),
    /** SHA-256 of the file: a repeated upload after a lost answer makes no second version. */
    digest: text('digest').notNull(),
    uploadedBy: account('uploaded_by').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    /** Its address: 128 random bits. */
    picture: text('picture').notNull().unique('courses_picture'),
    file: bytes('file').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (table) => [
    unique('courses_number_once').on(table.classId, table.number),
    index('courses_uploader').on(table.uploadedBy),
    oneOf('courses_kind_known', table.kind, courseKinds),
    check('courses_number_positive', sql`${table.number} > 0`),
  ],
)

/** What reviewers remark on a version, at a place in thousandths of its picture, and what its judge answers. */
export const courseRemarks = pgTable(
  'course_remarks',
  {
    id: uuid('id').primaryKey(),
    courseId: courseId(),
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    text: text('text').notNull(),
    authorId: account('author_id').notNull(),
    createdAt: instant('created_at').notNull(),
    answer: text('answer'),
    answeredBy: account('answered_by'),
    answeredAt: instant('answered_at'),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    index('course_remarks_course').on(table.courseId),
    index('course_remarks_author').on(table.authorId),
    check('course_remarks_place', sql`${table.x} between 0 and 1000 and ${table.y} between 0 and 1000`),
    check(
      'course_remarks_answer_whole',
      sql`(${table.answer} is null) = (${table.answeredBy} is null) and (${table.answer} is null) = (${table.answeredAt} is null)`,
    ),
  ],
)

/** What each reviewer has decided of a version. A new version has none. */
export const courseReviews = pgTable(
  'course_reviews',
  {
    id: uuid('id').primaryKey(),
    courseId: courseId(),
    reviewerId: account('reviewer_id').notNull(),
    decision: text('decision').$type<CourseDecision>().notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [
    unique('course_reviews_once').on(table.courseId, table.reviewerId),
    index('course_reviews_reviewer').on(table.reviewerId),
    oneOf('course_reviews_decision_known', table.decision, courseDecisions),
  ],
)
