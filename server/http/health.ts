import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { apiPaths } from '../../contract/paths'
import type { ServerDeps } from '../deps'
import type { Api } from './types'

/** Is the server able to work? 503 while its database is away. */
export const healthRoute = (app: Api, { db }: ServerDeps): void => {
  app.route({
    method: 'GET',
    url: apiPaths.health,
    config: { access: 'public' },
    schema: { response: { 200: z.object({ status: z.literal('ok') }) } },
    handler: async () => {
      await db.execute(sql`select 1`)
      return { status: 'ok' as const }
    },
  })
}
