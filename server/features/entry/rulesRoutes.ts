import { entryEndpoints } from '#contract/entry/entryEndpoints'
import { defaultRuleSet, versionOn } from '#contract/rules/ruleSet'
import { houseRules } from '#contract/rules/seeded'
import { dayAt } from '#contract/shared/calendar'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { loadRuleSets } from '../../domain/rules/ruleSets'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'

/** The figures of the regulations as this installation has set them. */
export const ruleRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({
    ...routeOf(entryEndpoints.getRules),
    handler: async () => {
      const { classesPerDogAndDay, holdMinutes, oldAgeYears, timeZone } = await loadSettings(db)
      const sets = await loadRuleSets(db)
      const own = versionOn(sets, defaultRuleSet, dayAt(now().toISOString(), timeZone)) ?? houseRules
      const minAgeMonths = own.rules.ages.startMonths
      return { minAgeMonths, classesPerDogAndDay, holdMinutes, oldAgeYears, timeZone, sets }
    },
  })
}
