import { eq } from 'drizzle-orm'
import { dogEndpoints } from '#contract/dog/dogEndpoints'
import { limits } from '#contract/shared/limits'
import { dogPhotos } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'
import { perNetwork, tenMinutes } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { findDog } from '../../domain/dog/findDog'
import { removePhoto, savePhoto } from './photo'

const types = ['image/jpeg', 'image/png', 'image/webp']
const columns = { large: dogPhotos.large, small: dogPhotos.small }
const isSize = (size: string): size is keyof typeof columns => Object.hasOwn(columns, size)
const yearInSeconds = 31_536_000

/** The photo of a dog: its owner changes it, and every reader with its address sees it. */
export const photoRoutes = (app: Api, deps: ServerDeps): void => {
  const { db } = deps
  // What it is shows when it is decoded; what the request calls it only decides that it is read at all.
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.route({
    ...routeOf(dogEndpoints.uploadDogPhoto),
    ...perNetwork(deps, 'dog photo', 60, tenMinutes),
    bodyLimit: limits.photoMaxMegabytes * 1_000_000,
    handler: async (request) => {
      const dog = await findDog(db, request, 'dogPhoto.change', request.params.slug)
      if (!Buffer.isBuffer(request.body)) throw new HttpError('unsupported_media_type')
      return { photo: await savePhoto(deps, { request, dog }, request.body) }
    },
  })

  app.route({
    ...routeOf(dogEndpoints.removeDogPhoto),
    handler: async (request, reply) => {
      await removePhoto(deps, { request, dog: await findDog(db, request, 'dogPhoto.change', request.params.slug) })
      return reply.status(204).send()
    },
  })

  app.route({
    // An <img> brings no session: the address is the key.
    ...routeOf(dogEndpoints.getDogPhotoFile),
    handler: async ({ params: { id, size } }, reply) => {
      if (!isSize(size)) throw new HttpError('not_found')
      const [photo] = await db.select({ file: columns[size] }).from(dogPhotos).where(eq(dogPhotos.id, id))
      if (!photo) throw new HttpError('not_found')
      return (
        reply
          .type('image/webp')
          // The page may come from another origin than the API.
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('cache-control', `private, max-age=${yearInSeconds}, immutable`)
          .header('x-robots-tag', 'noindex')
          .send(photo.file as never)
      )
    },
  })
}
