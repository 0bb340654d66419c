import { eq } from 'drizzle-orm'
import type { ClassParams } from '#contract/shared/params'
import { courseEndpoints, courseLimits, type CourseReview } from '#contract/course/course'
import type { Action } from '#contract/access/policies'
import { byCaller, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { courses } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { callerFacts, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import { perNetwork, tenMinutes } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { addRemark, addVersion, answerRemark, decideCourse, digestOf, openRemarks, resolveRemark } from './changes'
import { findCourse, lockCourse, type FoundCourse } from '../../domain/course/findCourse'
import { mailDecided, mailUploaded } from './mailCourse'
import { pictureOf } from './pictureOf'
import { toReview } from './toReview'

type CourseAction = Extract<Action, `course.${string}`>
type Of = Parameters<typeof byCaller>[0] & CallerRequest & { params: ClassParams }
type Change = (tx: Db, found: FoundCourse, by: ChangedBy) => Promise<void>

const types = ['application/pdf', 'image/png', 'image/jpeg', 'image/svg+xml']
const yearInSeconds = 31_536_000

/** The review of course designs at the desk: their versions, what reviewers remark, and their sign-off. */
export const courseRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  // What it is shows when it is drawn; what the request calls it only decides that it is read at all.
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const answer = async (request: Of): Promise<CourseReview> => {
    const at = now()
    const reader = { caller: callerFacts(request), now: at, settings: await loadSettings(db) }
    return toReview(db, await findCourse(db, request, 'course.read', at), reader)
  }

  const changed = async (request: Of, action: CourseAction, change: Change): Promise<CourseReview> => {
    const by = byCaller(request, now())
    await db.transaction(async (tx) => {
      await lockCaller(tx, by.actor)
      await change(tx, await lockCourse(tx, request, action, by.at), by)
    })
    return answer(request)
  }

  app.route({
    ...routeOf(courseEndpoints.getCourse),
    handler: answer,
  })

  app.route({
    ...routeOf(courseEndpoints.uploadCourse),
    ...perNetwork(deps, 'course', 60, tenMinutes),
    bodyLimit: courseLimits.maxMegabytes * 1_000_000,
    handler: async (request) => {
      // The server draws no file of a caller who may not upload.
      await findCourse(db, request, 'course.upload', now())
      if (!Buffer.isBuffer(request.body)) throw new HttpError('unsupported_media_type')
      const { number } = request.query
      const upload = {
        number,
        digest: digestOf(request.body),
        picture: await pictureOf(request.body, deps.drawingLimit),
      }
      return changed(request, 'course.upload', async (tx, found, by) => {
        if (await addVersion(tx, found, upload, by)) await mailUploaded(tx, deps, { found, number, actor: by.actor })
      })
    },
  })

  app.route({
    ...routeOf(courseEndpoints.addRemark),
    ...perNetwork(deps, 'course remarks', 300, tenMinutes),
    handler: (request) => changed(request, 'course.review', (tx, found, by) => addRemark(tx, found, request.body, by)),
  })

  app.route({
    ...routeOf(courseEndpoints.resolveRemark),
    handler: (request) =>
      changed(request, 'course.review', (tx, found, by) => resolveRemark(tx, found, request.body, by)),
  })

  app.route({
    ...routeOf(courseEndpoints.answerRemark),
    handler: (request) =>
      changed(request, 'course.answer', (tx, found, by) => answerRemark(tx, found, request.body, by)),
  })

  app.route({
    ...routeOf(courseEndpoints.decideCourse),
    ...perNetwork(deps, 'course decisions', 60, tenMinutes),
    handler: (request) =>
      changed(request, 'course.review', async (tx, found, by) => {
        const { number } = request.body
        if (!(await decideCourse(tx, found, request.body, by))) return
        const open = await openRemarks(tx, found, callerOf(request).user.id)
        const remarks = open.map(({ text }) => text)
        await mailDecided(tx, deps, { found, number, actor: by.actor }, remarks)
      }),
  })

  app.route({
    // An <img> brings no session: the address is the key.
    ...routeOf(courseEndpoints.getCoursePicture),
    handler: async ({ params: { id } }, reply) => {
      const [found] = await db.select({ file: courses.file }).from(courses).where(eq(courses.picture, id))
      if (!found) throw new HttpError('not_found')
      return (
        reply
          .type('image/webp')
          // The page may come from another origin than the API.
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('cache-control', `private, max-age=${yearInSeconds}, immutable`)
          .header('x-robots-tag', 'noindex')
          .send(found.file as never)
      )
    },
  })
}
