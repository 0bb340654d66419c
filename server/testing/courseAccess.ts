import type { Action } from '#contract/access/policies'

/** The rows of course designs, their remarks and their pictures. */
export const courseAccess: Record<string, readonly [action: Action, status: number, more?: { state: string }]> = {
  'GET /desk/shows/{slug}/classes/{classId}/course': ['course.read', 200],
  // No drawing.
  'PUT /desk/shows/{slug}/classes/{classId}/course': ['course.upload', 400, { state: 'working' }],
  // Nothing is uploaded yet: there is no newest version, no remark.
  'POST /desk/shows/{slug}/classes/{classId}/course/remarks': ['course.review', 409, { state: 'working' }],
  'POST /desk/shows/{slug}/classes/{classId}/course/answers': ['course.answer', 404, { state: 'working' }],
  'POST /desk/shows/{slug}/classes/{classId}/course/resolutions': ['course.review', 404, { state: 'working' }],
  'POST /desk/shows/{slug}/classes/{classId}/course/decisions': ['course.review', 409, { state: 'working' }],
  'GET /course-pictures/{id}': ['coursePicture.read', 404],
}
