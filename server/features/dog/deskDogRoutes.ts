import { eq } from 'drizzle-orm'
import { deskDogEndpoints } from '#contract/dog/desk'
import { toMeasureEndpoints } from '#contract/dog/toMeasure'
import { heightCategory } from '#contract/dog/heightBands'
import { byCaller } from '../../audit/audit'
import type { Db } from '../../db/client'
import { dogs } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { findWorked, workedFacts } from '../../domain/show/deskShow'
import { callerOf } from '../../http/auth'
import { authorized, callerFacts } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { correctFacts, correctFlags, correctMicrochip, deskDogOf } from './changeAtDesk'
import { loadDogsToMeasure } from './dogsToMeasure'
import { findDogs } from './findDogs'
import { measureDog } from './measureDog'
import { findMeasuringJudge } from './measuringJudges'

/** A dog of any account: judges and admins find it, measure it, and correct its permanent flags. */
export const deskDogRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    ...routeOf(deskDogEndpoints.findDogs),
    handler: async ({ query: { text } }) => {
      const rows = await findDogs(deps, text)
      return rows.map(({ slug, name, kennelClubName, breed, measuredHeight, declaredHeight }) => ({
        slug,
        name,
        kennelClubName,
        breed,
        heightCategory: heightCategory(measuredHeight ?? declaredHeight),
      }))
    },
  })

  app.route({
    ...routeOf(deskDogEndpoints.getDeskDog),
    handler: async (request) => {
      const [row] = await db.select().from(dogs).where(eq(dogs.slug, request.params.slug))
      if (!row) throw new HttpError('not_found')
      return deskDogOf(db, row, { id: callerOf(request).user.id, at: now() })
    },
  })

  app.route({
    ...routeOf(toMeasureEndpoints.getDogsToMeasure),
    handler: async (request) => {
      const found = await findWorked(db, request.params.slug)
      const show = authorized(request, 'showMeasuring.read', found, workedFacts(callerFacts(request)))
      return loadDogsToMeasure(db, show, callerOf(request).user.id)
    },
  })

  app.route({
    ...routeOf(deskDogEndpoints.measureDog),
    handler: (request) => {
      const { measuredBy } = request.body
      const by = byCaller(request, now())
      const findMeasurer = (tx: Db) =>
        measuredBy ? findMeasuringJudge(tx, request, measuredBy) : Promise.resolve(by.actor)
      return measureDog(deps, request.params.slug, { ...request.body, findMeasurer }, by)
    },
  })

  app.route({
    ...routeOf(deskDogEndpoints.correctFlags),
    handler: (request) => correctFlags(deps, request.params.slug, request.body, byCaller(request, now())),
  })

  app.route({
    ...routeOf(deskDogEndpoints.correctFacts),
    handler: (request) => correctFacts(deps, request.params.slug, request.body, byCaller(request, now())),
  })

  app.route({
    ...routeOf(deskDogEndpoints.correctMicrochip),
    handler: (request) => correctMicrochip(deps, request.params.slug, request.body, byCaller(request, now())),
  })
}
