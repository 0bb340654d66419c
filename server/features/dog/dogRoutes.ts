import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import { dayAt } from '#contract/shared/calendar'
import { Dog } from '#contract/dog/dog'
import { AgreedDogChange, DogChange, DogChangeQuote, DogHistory, DogEntryPage, DogShows } from '#contract/dog/change'
import { DogEntriesQuery } from '#contract/shared/listQueries'
import { byCaller } from '../../audit/audit'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { dogFromRow, type DogRow } from '../../domain/dog/dogFromRow'
import { callerOf } from '../../http/auth'
import type { CallerRequest } from '../../http/authorize'
import { BaseVersion } from '../../http/baseVersion'
import type { Api } from '../../http/types'
import type { PaymentProvider } from '../../domain/payment/provider'
import { changeDog, quoteChange } from '../../domain/dog/changeDog'
import { findDog } from '../../domain/dog/findDog'
import { loadDogEntries } from './dogEntries'
import { loadDogShows } from './dogShows'
import { historyOf } from '../../domain/dog/history'
import { tellTakenChip } from '../../domain/dog/tellTakenChip'

const Slug = z.object({ slug: z.string() })

/** One dog, as its keepers read and change it. */
export const dogRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps

  const find = (request: CallerRequest, slug: string): Promise<DogRow> => findDog(db, request, 'dog.read', slug)

  app.route({
    method: 'GET',
    url: apiPaths.dog,
    config: { action: 'dog.read' },
    schema: { params: Slug, response: { 200: Dog } },
    handler: async (request) => dogFromRow(await find(request, request.params.slug), callerOf(request).user.id),
  })

  app.route({
    method: 'PUT',
    url: apiPaths.dog,
    config: { action: 'dog.change' },
    schema: {
      params: Slug,
      body: z.object({ ...AgreedDogChange.shape, version: BaseVersion }),
      response: { 200: Dog },
    },
    handler: (request, reply) =>
      tellTakenChip(app, reply, callerOf(request).user.id, () =>
        changeDog({ ...deps, payments }, request, request.params.slug, request.body, {
          by: byCaller(request, now()),
          source: 'declared',
        }),
      ),
  })

  app.route({
    method: 'POST',
    url: apiPaths.dogChangeQuote,
    config: { action: 'dog.change' },
    schema: {
      params: Slug,
      body: z.object({ ...DogChange.shape, version: BaseVersion }),
      response: { 200: DogChangeQuote },
    },
    handler: (request) => quoteChange(db, request, request.params.slug, request.body, now()),
  })

  app.route({
    method: 'GET',
    url: apiPaths.dogHistory,
    config: { action: 'dog.read' },
    schema: { params: Slug, response: { 200: DogHistory } },
    handler: async (request) => historyOf(db, (await find(request, request.params.slug)).id),
  })

  app.route({
    method: 'GET',
    url: apiPaths.dogEntries,
    config: { action: 'dog.read' },
    schema: { params: Slug, querystring: DogEntriesQuery, response: { 200: DogEntryPage } },
    handler: async (request) => {
      const dog = await find(request, request.params.slug)
      const today = dayAt(now().toISOString(), (await loadSettings(db)).timeZone)
      return loadDogEntries(db, dog, callerOf(request).user.id, request.query, today)
    },
  })

  app.route({
    method: 'GET',
    url: apiPaths.dogShows,
    config: { action: 'dog.read' },
    schema: { params: Slug, response: { 200: DogShows } },
    handler: async (request) =>
      loadDogShows(db, payments, callerOf(request).user, await find(request, request.params.slug), now()),
  })
}
