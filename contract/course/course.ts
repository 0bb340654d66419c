import * as z from 'zod/mini'
import { ListedClass } from '../show/listedClass'
import { storable, TypedText } from '../shared/text'
import { Version } from '../shared/version'
import { type Endpoints, webp } from '../shared/endpoint'
import { ClassParams } from '../shared/params'

/** What a course can be drawn in. Of a PDF the first page counts. */
export const courseKinds = ['pdf', 'png', 'jpeg', 'svg'] as const
export type CourseKind = (typeof courseKinds)[number]

/** What a reviewer says of a version: its remarks have to be answered, or it can be built. */
export const courseDecisions = ['returned', 'signed'] as const
export type CourseDecision = (typeof courseDecisions)[number]

export const courseLimits = {
  maxMegabytes: 8,
  /** The longer edge of the picture that is made of it. */
  edge: 2000,
  versions: 50,
  remarkMax: 1000,
  /** Places on the picture are thousandths of its width and height. */
  place: 1000,
} as const

/** How far the course of a class is: of its newest version. */
export const courseProgress = ['none', 'review', 'returned', 'signed'] as const
export type CourseProgress = (typeof courseProgress)[number]

const VersionNumber = z.int().check(z.minimum(1), z.maximum(courseLimits.versions))
const Place = z.int().check(z.minimum(0), z.maximum(courseLimits.place))
const Text = TypedText.check(z.minLength(1), z.maxLength(courseLimits.remarkMax), storable)

export const CourseVersion = z.object({
  number: VersionNumber,
  kind: z.enum(courseKinds),
  by: z.string(),
  at: z.iso.datetime(),
  /** The address of its picture. */
  picture: z.string(),
  width: z.int(),
  height: z.int(),
  decisions: z.array(
    z.object({ by: z.string(), decision: z.enum(courseDecisions), at: z.iso.datetime(), own: z.boolean() }),
  ),
})
export type CourseVersion = z.infer<typeof CourseVersion>

export const CourseRemark = z.object({
  id: z.uuid(),
  /** The version it was written on. */
  number: VersionNumber,
  x: Place,
  y: Place,
  text: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  own: z.boolean(),
  answer: z.nullable(z.object({ text: z.string(), by: z.string(), at: z.iso.datetime() })),
  isResolved: z.boolean(),
})
export type CourseRemark = z.infer<typeof CourseRemark>

/** The course of a class at the desk. Versions and remarks are in the order in which they came. */
export const CourseReview = z.object({
  showName: z.string(),
  cls: ListedClass,
  versions: z.array(CourseVersion),
  remarks: z.array(CourseRemark),
  progress: z.enum(courseProgress),
  /** The class has run: everyone sees the newest version, and nothing changes any more. */
  isShown: z.boolean(),
  /** The days by which the first version, and the sign-off, are wanted. */
  uploadBy: z.iso.date(),
  signOffBy: z.iso.date(),
  may: z.array(z.enum(['upload', 'review'])),
})
export type CourseReview = z.infer<typeof CourseReview>

/** What is written on a version, at a place; `number` is the version that was read. */
export const RemarkForm = z.object({ number: Version, x: Place, y: Place, text: Text })
export type RemarkForm = z.infer<typeof RemarkForm>
export const AnswerForm = z.object({ id: z.uuid(), text: Text })
export type AnswerForm = z.infer<typeof AnswerForm>
export const Resolution = z.object({ id: z.uuid(), isResolved: z.boolean() })
export type Resolution = z.infer<typeof Resolution>
export const DecisionForm = z.object({ number: Version, decision: z.enum(courseDecisions) })
export type DecisionForm = z.infer<typeof DecisionForm>

const Upload = z.object({
  number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(courseLimits.versions)),
})

export const courseEndpoints = {
  /** The design of a class with its versions and remarks; PUT uploads `?number=`. */
  getCourse: {
    method: 'GET',
    path: '/desk/shows/:slug/classes/:classId/course',
    action: 'course.read',
    schema: { params: ClassParams, response: { 200: CourseReview } },
  },
  uploadCourse: {
    method: 'PUT',
    path: '/desk/shows/:slug/classes/:classId/course',
    action: 'course.upload',
    schema: { params: ClassParams, querystring: Upload, response: { 200: CourseReview } },
  },
  addRemark: {
    method: 'POST',
    path: '/desk/shows/:slug/classes/:classId/course/remarks',
    action: 'course.review',
    schema: { params: ClassParams, body: RemarkForm, response: { 200: CourseReview } },
  },
  resolveRemark: {
    method: 'POST',
    path: '/desk/shows/:slug/classes/:classId/course/resolutions',
    action: 'course.review',
    schema: { params: ClassParams, body: Resolution, response: { 200: CourseReview } },
  },
  answerRemark: {
    method: 'POST',
    path: '/desk/shows/:slug/classes/:classId/course/answers',
    action: 'course.answer',
    schema: { params: ClassParams, body: AnswerForm, response: { 200: CourseReview } },
  },
  decideCourse: {
    method: 'POST',
    path: '/desk/shows/:slug/classes/:classId/course/decisions',
    action: 'course.review',
    schema: { params: ClassParams, body: DecisionForm, response: { 200: CourseReview } },
  },
  /** For an <img>, at an unguessable address. */
  getCoursePicture: {
    method: 'GET',
    path: '/course-pictures/:id',
    action: 'coursePicture.read',
    schema: {
      params: z.object({ id: z.string() }),
      response: webp,
    },
  },
} as const satisfies Endpoints
