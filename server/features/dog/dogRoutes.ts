import { dogEndpoints } from '#contract/dog/dogEndpoints'
import { dayAt } from '#contract/shared/calendar'
import { byCaller } from '../../audit/audit'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { dogFromRow, type DogRow } from '../../domain/dog/dogFromRow'
import { callerOf } from '../../http/auth'
import type { CallerRequest } from '../../http/authorize'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import type { PaymentProvider } from '../../domain/payment/provider'
import { isBirthFixed } from '../../domain/dog/checkDog'
import { changeDog, quoteChange } from '../../domain/dog/changeDog'
import { findDog } from '../../domain/dog/findDog'
import { loadDogEntries } from './dogEntries'
import { loadDogShows } from './dogShows'
import { historyOf } from '../../domain/dog/history'
import { tellTakenChip } from '../../domain/dog/tellTakenChip'

/** One dog, as its keepers read and change it. */
export const dogRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps

  const find = (request: CallerRequest, slug: string): Promise<DogRow> => findDog(db, request, 'dog.read', slug)

  app.route({
    ...routeOf(dogEndpoints.getDog),
    handler: async (request) => {
      const row = await find(request, request.params.slug)
      return { ...dogFromRow(row, callerOf(request).user.id), birthFixed: await isBirthFixed(db, row.id) }
    },
  })

  app.route({
    ...routeOf(dogEndpoints.changeDog),
    handler: (request, reply) =>
      tellTakenChip(app, reply, callerOf(request).user.id, () =>
        changeDog({ ...deps, payments }, request, request.params.slug, request.body, {
          by: byCaller(request, now()),
          source: 'declared',
        }),
      ),
  })

  app.route({
    ...routeOf(dogEndpoints.quoteDogChange),
    handler: (request) => quoteChange(db, request, request.params.slug, request.body, now()),
  })

  app.route({
    ...routeOf(dogEndpoints.getDogHistory),
    handler: async (request) => historyOf(db, (await find(request, request.params.slug)).id),
  })

  app.route({
    ...routeOf(dogEndpoints.getDogEntries),
    handler: async (request) => {
      const dog = await find(request, request.params.slug)
      const today = dayAt(now().toISOString(), (await loadSettings(db)).timeZone)
      return loadDogEntries(db, dog, callerOf(request).user.id, request.query, today)
    },
  })

  app.route({
    ...routeOf(dogEndpoints.getDogShows),
    handler: async (request) =>
      loadDogShows(db, payments, callerOf(request).user, await find(request, request.params.slug), now()),
  })
}
