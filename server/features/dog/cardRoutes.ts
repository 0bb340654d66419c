import { dogCardEndpoints, type KeptCard } from '#contract/dog/card'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import type { DogRow } from '../../domain/dog/dogFromRow'
import { callerOf } from '../../http/auth'
import { HttpError } from '../../http/httpError'
import { perNetwork } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { cardOf, dogOfLink, linkOf, shareCard } from './card'
import { findDog } from '../../domain/dog/findDog'
import { publicCardKey } from './cardKeys'

/** The card of a dog: for its keepers, and by a link for the people its owner gives it to. */
export const cardRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  const kept = async (dog: DogRow, readerId: string): Promise<KeptCard> => ({
    ...(await cardOf(deps, dog)),
    owned: dog.ownerId === readerId,
    link: await linkOf(deps, dog.id),
  })

  app.route({
    ...routeOf(dogCardEndpoints.getDogCard),
    handler: async (request) =>
      kept(await findDog(db, request, 'dogCard.read', request.params.slug), callerOf(request).user.id),
  })

  app.route({
    ...routeOf(dogCardEndpoints.shareDogCard),
    handler: async (request) => {
      const dog = await findDog(db, request, 'dogCard.share', request.params.slug)
      await shareCard(deps, dog, true, byCaller(request, now()))
      return kept(dog, callerOf(request).user.id)
    },
  })

  app.route({
    ...routeOf(dogCardEndpoints.stopSharingDogCard),
    handler: async (request, reply) => {
      const dog = await findDog(db, request, 'dogCard.share', request.params.slug)
      await shareCard(deps, dog, false, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(dogCardEndpoints.getSharedCard),
    ...perNetwork(deps, 'shared card', 120),
    handler: async (request, reply) => {
      const dog = await dogOfLink(deps, request.params.token)
      if (!dog) throw new HttpError('not_found')
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      return cardOf(deps, dog)
    },
  })

  app.route({
    ...routeOf(dogCardEndpoints.getCardKey),
    ...perNetwork(deps, 'card key', 120),
    handler: async () => ({ publicKey: await publicCardKey(deps) }),
  })
}
