import { sql } from 'drizzle-orm'
import { healthEndpoints } from '#contract/shared/healthEndpoints'
import type { ServerDeps } from '../deps'
import { routeOf } from './routeOf'
import type { Api } from './types'

export const healthRoutes = (app: Api, { db }: ServerDeps): void => {
  app.route({
    ...routeOf(healthEndpoints.getHealth),
    handler: async () => ({ status: 'ok' as const }),
  })
  app.route({
    ...routeOf(healthEndpoints.getReady),
    handler: async () => {
      await db.execute(sql`select 1`)
      return { status: 'ok' as const }
    },
  })
}
