import { asc, eq } from 'drizzle-orm'
import { Dog, DogDraft, Dogs, NexusLevels } from '#contract/dog'
import { apiPaths } from '#contract/apiPaths'
import { dogs, nexusRanks } from '../db/schema'
import type { ServerDeps } from '../deps'
import { callerOf } from '../http/auth'
import type { Api } from '../http/types'
import { addDog } from './addDog'
import { toDog } from './toDog'

/** A member's own dogs, and the ladder they stand on. */
export const dogRoutes = (app: Api, deps: ServerDeps): void => {
  const { db } = deps

  app.route({
    method: 'GET',
    url: apiPaths.dogs,
    config: { action: 'dog.list' },
    schema: { response: { 200: Dogs } },
    handler: async (request) => {
      const owner = callerOf(request).user.id
      const rows = await db.select().from(dogs).where(eq(dogs.ownerId, owner)).orderBy(asc(dogs.name), asc(dogs.slug))
      return rows.map(toDog)
    },
  })

  app.route({
    method: 'POST',
    url: apiPaths.dogs,
    config: { action: 'dog.add' },
    schema: { body: DogDraft, response: { 201: Dog } },
    handler: async (request, reply) =>
      reply.status(201).send(await addDog(deps, callerOf(request).user.id, request.body)),
  })

  app.route({
    method: 'GET',
    url: apiPaths.nexusLevels,
    config: { action: 'nexusLevel.list' },
    schema: { response: { 200: NexusLevels } },
    handler: async ({ locale }, reply) => {
      reply.header('vary', 'Accept-Language')
      const rows = await db.select().from(nexusRanks).orderBy(asc(nexusRanks.rank))
      return rows.map((row) => ({ rank: row.rank, name: locale === 'pl' ? row.namePl : row.nameEn }))
    },
  })
}
