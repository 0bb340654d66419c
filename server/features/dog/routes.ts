import { asc } from 'drizzle-orm'
import { dogEndpoints } from '#contract/dog/dogEndpoints'
import { byCaller } from '../../audit/audit'
import { dogs, nexusRanks } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { addDog } from '../../domain/dog/addDog'
import { keptBy, dogFromRow } from '../../domain/dog/dogFromRow'
import { tellTakenChip } from '../../domain/dog/tellTakenChip'

/** The dogs that a member keeps, and the ladder of their Nexus levels. */
export const dogListRoutes = (app: Api, deps: ServerDeps): void => {
  const { db } = deps

  app.route({
    ...routeOf(dogEndpoints.getDogs),
    handler: async (request) => {
      const { id } = callerOf(request).user
      const rows = await db.select().from(dogs).where(keptBy(id)).orderBy(asc(dogs.name), asc(dogs.slug))
      return rows.map((row) => dogFromRow(row, id))
    },
  })

  app.route({
    ...routeOf(dogEndpoints.addDog),
    handler: async (request, reply) => {
      const { id } = callerOf(request).user
      const by = byCaller(request, deps.now())
      const added = await tellTakenChip(app, reply, id, () => addDog(db, id, request.body, by))
      return reply.status(201).send(added)
    },
  })

  app.route({
    ...routeOf(dogEndpoints.getNexusLevels),
    handler: async ({ locale }, reply) => {
      reply.header('vary', 'Accept-Language')
      const rows = await db.select().from(nexusRanks).orderBy(asc(nexusRanks.rank))
      return rows.map((row) => ({ rank: row.rank, name: locale === 'pl' ? row.namePl : row.nameEn }))
    },
  })
}
