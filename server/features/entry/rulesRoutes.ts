import { entryEndpoints } from '#contract/entry/entryEndpoints'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'

/** The figures of the regulations as this installation has set them. */
export const ruleRoutes = (app: Api, { db }: ServerDeps): void => {
  app.route({
    ...routeOf(entryEndpoints.getRules),
    handler: async () => {
      const { minAgeMonths, classesPerDogAndDay, holdMinutes, oldAgeYears, timeZone } = await loadSettings(db)
      return { minAgeMonths, classesPerDogAndDay, holdMinutes, oldAgeYears, timeZone }
    },
  })
}
