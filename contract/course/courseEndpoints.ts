import * as z from 'zod/mini'
import { type Endpoints, webp } from '../shared/endpoint'
import { ClassParams } from '../shared/params'
import { AnswerForm, courseLimits, CourseReview, DecisionForm, RemarkForm, Resolution } from './course'

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
