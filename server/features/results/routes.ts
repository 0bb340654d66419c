import * as z from 'zod/mini'
import { ShowResultsQuery } from '#contract/shared/listQueries'
import { resultPaths } from '#contract/results/paths'
import { Leagues } from '#contract/results/league'
import { ClassRuns, DogRuns, LatestRuns, OwnResults, PublishedClasses, ShowResults } from '#contract/results/shown'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { findDog } from '../../domain/dog/findDog'
import { callerOf } from '../../http/auth'
import { HttpError } from '../../http/httpError'
import { sharedAnswers } from '../../http/sharedAnswers'
import type { Api } from '../../http/types'
import { findShow, ShowSlug } from '../../domain/show/findShow'
import { loadDogRuns, loadLatestRuns, loadOwnResults } from './dogRuns'
import { ClassAddress } from './findClass'
import { loadLeagues } from './leagues'
import { loadClassRuns, loadPublishedClasses, loadShowResults } from './published'

const latest = 5

const known = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new HttpError('not_found')
  return found
}

/** Running orders and results once they are published, and what is made of them. */
export const resultRoutes = (app: Api, deps: ServerDeps): void => {
  const { db } = deps
  const shared = sharedAnswers(deps)

  app.route({
    method: 'GET',
    url: resultPaths.publishedClasses,
    config: { action: 'run.read' },
    schema: { params: ShowSlug, response: { 200: PublishedClasses, 304: z.undefined() } },
    handler: (request, reply) => {
      const { slug } = request.params
      const load = async () => known(await loadPublishedClasses(db, slug, deps.now()))
      return shared.send(request, reply, `published ${slug}`, PublishedClasses, load)
    },
  })

  app.route({
    method: 'GET',
    url: resultPaths.classRuns,
    config: { action: 'run.read' },
    schema: { params: ClassAddress, response: { 200: ClassRuns, 304: z.undefined() } },
    handler: (request, reply) => {
      const { slug, classId } = request.params
      const load = async () => known(await loadClassRuns(db, slug, classId, await loadSettings(db)))
      // A class ends a show's key: no slug has a blank.
      return shared.send(request, reply, `runs ${slug} ${classId}`, ClassRuns, load)
    },
  })

  app.route({
    method: 'GET',
    url: resultPaths.showResults,
    config: { action: 'run.read' },
    schema: { params: ShowSlug, querystring: ShowResultsQuery, response: { 200: ShowResults, 304: z.undefined() } },
    handler: async (request, reply) => {
      const { slug } = request.params
      const { text = '' } = request.query
      const load = async () => known(await loadShowResults(db, slug, text, await loadSettings(db)))
      // Everyone opens the podiums; what someone looks for is looked for once.
      return text === '' ? shared.send(request, reply, `results ${slug}`, ShowResults, load) : load()
    },
  })

  app.route({
    method: 'GET',
    url: resultPaths.ownResults,
    config: { action: 'run.listOwn' },
    schema: { params: ShowSlug, response: { 200: OwnResults } },
    handler: async (request) => {
      const { slug } = request.params
      await findShow(db, request, slug)
      return loadOwnResults(db, callerOf(request).user.id, slug, await loadSettings(db))
    },
  })

  app.route({
    method: 'GET',
    url: resultPaths.dogRuns,
    config: { action: 'dog.read' },
    schema: { params: z.object({ slug: z.string() }), response: { 200: DogRuns } },
    handler: async (request) =>
      loadDogRuns(db, await findDog(db, request, 'dog.read', request.params.slug), await loadSettings(db)),
  })

  app.route({
    method: 'GET',
    url: resultPaths.latestRuns,
    config: { action: 'run.listOwn' },
    schema: { response: { 200: LatestRuns } },
    handler: async (request) => loadLatestRuns(db, callerOf(request).user.id, latest, await loadSettings(db)),
  })

  app.route({
    method: 'GET',
    url: resultPaths.leagueTables,
    config: { action: 'league.list' },
    schema: { response: { 200: Leagues, 304: z.undefined() } },
    handler: (request, reply) => shared.send(request, reply, 'leagues', Leagues, () => loadLeagues(db)),
  })
}
