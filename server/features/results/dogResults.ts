import { and, eq } from 'drizzle-orm'
import { dogResultEndpoints } from '#contract/results/dogResults'
import { audit, byCaller } from '../../audit/audit'
import { lockDogs } from '../../db/locks'
import { dogs } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { dogRecord } from '../../domain/dog/dogFromRow'
import { callerOf } from '../../http/auth'
import { authorized } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { loadPublicRuns } from './dogRuns'

/** The results of a dog for everyone, where its owner shows them. */
export const dogResultRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({
    ...routeOf(dogResultEndpoints.getDogResults),
    handler: async ({ params: { slug } }) => {
      const [dog] = await db
        .select()
        .from(dogs)
        .where(and(eq(dogs.slug, slug), eq(dogs.publicResults, true)))
      if (!dog) throw new HttpError('not_found')
      return { name: dog.name, breed: dog.breed, runs: await loadPublicRuns(db, dog) }
    },
  })

  app.route({
    ...routeOf(dogResultEndpoints.publishDogResults),
    handler: async (request, reply) => {
      const { isPublic } = request.body
      await db.transaction(async (tx) => {
        await lockCaller(tx, callerOf(request).user.id)
        const [found] = await lockDogs(tx, eq(dogs.slug, request.params.slug))
        const dog = authorized(request, 'dogResults.publish', found, dogRecord)
        if (dog.publicResults === isPublic) return
        await tx.update(dogs).set({ publicResults: isPublic }).where(eq(dogs.id, dog.id))
        await audit(tx, {
          by: byCaller(request, now()),
          action: isPublic ? 'dog.results_shown' : 'dog.results_hidden',
          subject: { type: 'dog', id: dog.id },
          onBehalfOf: dog.ownerId,
          before: { publicResults: dog.publicResults },
          after: { publicResults: isPublic },
        })
      })
      return reply.status(204).send()
    },
  })
}
