import type { ErrorCode } from '../shared/apiError'

/** `shown`: the class has run, and everyone sees its course; `hidden`: its show is not approved yet, or is off. */
export type CourseState = 'working' | 'shown' | 'hidden'
/** When a course can be uploaded, remarked on and signed off. */
export const reviewable = {
  working: null,
  shown: 'course_shown',
  hidden: 'not_found',
} as const satisfies Record<CourseState, ErrorCode | null>
