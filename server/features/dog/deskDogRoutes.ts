import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import { DeskDog, DogSearch, DogsFound, FlagCorrection, Measurement, MicrochipCorrection } from '#contract/dog/desk'
import { heightCategory } from '#contract/dog/heightBands'
import { byCaller } from '../../audit/audit'
import { dogs } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { BaseVersion } from '../../http/baseVersion'
import { HttpError } from '../../http/httpError'
import type { Api } from '../../http/types'
import { correctFlags, correctMicrochip, deskDogOf } from './changeAtDesk'
import { findDogs } from './findDogs'
import { measureDog } from './measureDog'

const Slug = z.object({ slug: z.string() })

/** A dog of any account: judges and admins find it, measure it, and correct its permanent flags. */
export const deskDogRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    method: 'GET',
    url: apiPaths.deskDogs,
    config: { action: 'deskDog.read' },
    schema: { querystring: DogSearch, response: { 200: DogsFound } },
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
    method: 'GET',
    url: apiPaths.deskDog,
    config: { action: 'deskDog.read' },
    schema: { params: Slug, response: { 200: DeskDog } },
    handler: async (request) => {
      const [row] = await db.select().from(dogs).where(eq(dogs.slug, request.params.slug))
      if (!row) throw new HttpError('not_found')
      return deskDogOf(db, row, { id: callerOf(request).user.id, at: now() })
    },
  })

  app.route({
    method: 'PUT',
    url: apiPaths.dogMeasurement,
    config: { action: 'deskDog.measure' },
    schema: {
      params: Slug,
      body: z.object({ ...Measurement.shape, version: BaseVersion }),
      response: { 200: DeskDog },
    },
    handler: (request) => measureDog(deps, request.params.slug, request.body, byCaller(request, now())),
  })

  app.route({
    method: 'POST',
    url: apiPaths.flagCorrection,
    config: { action: 'deskDog.correct' },
    schema: {
      params: Slug,
      body: z.object({ ...FlagCorrection.shape, version: BaseVersion }),
      response: { 200: DeskDog },
    },
    handler: (request) => correctFlags(deps, request.params.slug, request.body, byCaller(request, now())),
  })

  app.route({
    method: 'PUT',
    url: apiPaths.microchipCorrection,
    config: { action: 'deskDog.correct' },
    schema: {
      params: Slug,
      body: z.object({ ...MicrochipCorrection.shape, version: BaseVersion }),
      response: { 200: DeskDog },
    },
    handler: (request) => correctMicrochip(deps, request.params.slug, request.body, byCaller(request, now())),
  })
}
