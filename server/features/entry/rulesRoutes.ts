import { apiPaths } from '#contract/shared/apiPaths'
import { Rules } from '#contract/entry/rules'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import type { Api } from '../../http/types'

/** The figures of the regulations as this installation has set them. */
export const ruleRoutes = (app: Api, { db }: ServerDeps): void => {
  app.route({
    method: 'GET',
    url: apiPaths.rules,
    config: { action: 'rules.read' },
    schema: { response: { 200: Rules } },
    handler: async () => {
      const { minAgeMonths, classesPerDogAndDay, holdMinutes, oldAgeYears, timeZone } = await loadSettings(db)
      return { minAgeMonths, classesPerDogAndDay, holdMinutes, oldAgeYears, timeZone }
    },
  })
}
