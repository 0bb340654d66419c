import { resultEndpoints } from '#contract/results/resultEndpoints'
import { Leagues } from '#contract/results/league'
import { ClassRuns, PublishedClasses, ShowResults } from '#contract/results/shown'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { findDog } from '../../domain/dog/findDog'
import { callerOf } from '../../http/auth'
import { HttpError } from '../../http/httpError'
import { routeOf } from '../../http/routeOf'
import { sharedAnswers } from '../../http/sharedAnswers'
import type { Api } from '../../http/types'
import { findShow } from '../../domain/show/findShow'
import { loadDogRuns, loadLatestRuns, loadOwnResults } from './dogRuns'
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
    ...routeOf(resultEndpoints.getPublishedClasses),
    handler: (request, reply) => {
      const { slug } = request.params
      const load = async () => known(await loadPublishedClasses(db, slug, deps.now()))
      return shared.send(request, reply, `published ${slug}`, PublishedClasses, load)
    },
  })

  app.route({
    ...routeOf(resultEndpoints.getClassRuns),
    handler: (request, reply) => {
      const { slug, classId } = request.params
      const load = async () => known(await loadClassRuns(db, slug, classId))
      // A class ends a show's key: no slug has a blank.
      return shared.send(request, reply, `runs ${slug} ${classId}`, ClassRuns, load)
    },
  })

  app.route({
    ...routeOf(resultEndpoints.getShowResults),
    handler: async (request, reply) => {
      const { slug } = request.params
      const { text = '' } = request.query
      const load = async () => known(await loadShowResults(db, slug, text))
      // Everyone opens the podiums; what someone looks for is looked for once.
      return text === '' ? shared.send(request, reply, `results ${slug}`, ShowResults, load) : load()
    },
  })

  app.route({
    ...routeOf(resultEndpoints.getOwnResults),
    handler: async (request) => {
      const { slug } = request.params
      await findShow(db, request, slug)
      return loadOwnResults(db, callerOf(request).user.id, slug)
    },
  })

  app.route({
    ...routeOf(resultEndpoints.getDogRuns),
    handler: async (request) =>
      loadDogRuns(db, await findDog(db, request, 'dog.read', request.params.slug), await loadSettings(db), deps.now()),
  })

  app.route({
    ...routeOf(resultEndpoints.getLatestRuns),
    handler: async (request) => loadLatestRuns(db, callerOf(request).user.id, latest),
  })

  app.route({
    ...routeOf(resultEndpoints.getLeagues),
    handler: (request, reply) => shared.send(request, reply, 'leagues', Leagues, () => loadLeagues(db)),
  })
}
