import { asc } from 'drizzle-orm'
import { dogSyncEndpoints } from '#contract/dogSync/api'
import { byCaller } from '../../audit/audit'
import { chosenColumns, nexusRanks } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { loadChosenColumns, saveChosenColumns } from '../../domain/account/chosenColumns'
import { tellTakenChip } from '../../domain/dog/tellTakenChip'
import type { PaymentProvider } from '../../domain/payment/provider'
import { callerOf } from '../../http/auth'
import { HttpError } from '../../http/httpError'
import { limitOf } from '../../http/limit'
import { minute } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { fetchRegister } from './fetchRegister'
import { mergeDogs } from './mergeDogs'
import { saveDogs } from './saveDogs'

/** Comparing a member's dogs with a register: what it needs, and what comes of it. */
export const dogSyncRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now, dogRegister } = deps
  const feeds = limitOf(deps, 'feeds of the register', 6, 10 * minute)

  app.route({
    ...routeOf(dogSyncEndpoints.getDogSync),
    handler: async (request) => {
      const levels = await db.select().from(nexusRanks).orderBy(asc(nexusRanks.rank))
      return {
        register: dogRegister ? new URL(dogRegister.url).hostname : null,
        chosen: await loadChosenColumns(db, chosenColumns, callerOf(request).user.id),
        levels: levels.map(({ rank, nameEn, namePl }) => ({ rank, names: [nameEn, namePl] })),
      }
    },
  })

  app.route({
    ...routeOf(dogSyncEndpoints.saveColumns),
    handler: async (request, reply) => {
      const userId = callerOf(request).user.id
      await saveChosenColumns(db, chosenColumns, { userId, chosenAt: now(), ...request.body })
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(dogSyncEndpoints.getRegisterFeed),
    handler: async (request, reply) => {
      if (!dogRegister) throw new HttpError('not_found')
      await feeds.consume(callerOf(request).user.id, reply)
      const content = await fetchRegister(dogRegister).catch((error: unknown) => {
        request.log.error(
          { fault: error instanceof Error ? error.message : String(error) },
          'the dog register could not be read',
        )
        throw new HttpError('register_unavailable')
      })
      return { name: new URL(dogRegister.url).hostname, content: content.toString('base64') }
    },
  })

  app.route({
    ...routeOf(dogSyncEndpoints.syncDogs),
    handler: async (request, reply) => {
      const telling = (work: () => Promise<void>) => tellTakenChip(app, reply, callerOf(request).user.id, work)
      const given = { deps: { ...deps, payments }, request, by: byCaller(request, now()), telling }
      return { outcomes: await saveDogs(given, request.body) }
    },
  })

  app.route({
    ...routeOf(dogSyncEndpoints.mergeDogs),
    handler: (request) => mergeDogs(deps, callerOf(request).user.id, request.body, byCaller(request, now())),
  })
}
