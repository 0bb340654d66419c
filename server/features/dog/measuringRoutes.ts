import * as z from 'zod/mini'
import { HeightDispute, KeptMeasurings } from '#contract/dog/measuring'
import { measuringPaths } from '#contract/dog/measuringPaths'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import type { Api } from '../../http/types'
import { disputeHeight } from './disputeHeight'
import { findDog } from '../../domain/dog/findDog'
import { readKeptMeasurings } from '../../domain/dog/measuring'

const Slug = z.object({ slug: z.string() })

/** How the height of a dog came about, for its keepers, who may dispute it. */
export const measuringRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    method: 'GET',
    url: measuringPaths.dogMeasurements,
    config: { action: 'dog.read' },
    schema: { params: Slug, response: { 200: KeptMeasurings } },
    handler: async (request) => {
      const dog = await findDog(db, request, 'dog.read', request.params.slug)
      return readKeptMeasurings(db, dog, { id: callerOf(request).user.id, at: now() })
    },
  })

  app.route({
    method: 'POST',
    url: measuringPaths.heightDispute,
    config: { action: 'heightDispute.raise' },
    schema: { params: Slug, body: HeightDispute, response: { 200: KeptMeasurings } },
    handler: (request) => disputeHeight(deps, request, request.params.slug, request.body, byCaller(request, now())),
  })
}
