import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import type { ServerDeps } from '../deps'
import type { Api } from './types'

const Ok = z.object({ status: z.literal('ok') })

/**
 * Two questions of the operator. Is it alive: then it answers at all, and a restart would mend nothing. May it
 * take traffic: not while its database cannot be asked, nor once it is about to stop.
 */
export const healthRoutes = (app: Api, { db }: ServerDeps): void => {
  const config = { action: 'health.read' } as const
  const schema = { response: { 200: Ok } }
  app.route({
    method: 'GET',
    url: apiPaths.health,
    config,
    schema,
    handler: async () => ({ status: 'ok' as const }),
  })
  app.route({
    method: 'GET',
    url: apiPaths.ready,
    config,
    schema,
    handler: async () => {
      await db.execute(sql`select 1`)
      return { status: 'ok' as const }
    },
  })
}
