/** The calls of course designs, which come with the screens that make them: as in apiPaths.ts. */
export const coursePaths = {
  /** The design of a class with its versions and remarks; PUT uploads `?number=`. */
  course: '/desk/shows/:slug/classes/:classId/course',
  remarks: '/desk/shows/:slug/classes/:classId/course/remarks',
  answers: '/desk/shows/:slug/classes/:classId/course/answers',
  resolutions: '/desk/shows/:slug/classes/:classId/course/resolutions',
  decisions: '/desk/shows/:slug/classes/:classId/course/decisions',
  /** For an <img>, by an unguessable address. */
  picture: '/course-pictures/:id',
} as const
