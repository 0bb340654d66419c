import type { Dog } from '#contract/dog/dog'
import type { HeightCategory } from '#contract/dog/height'
import { categoryIn } from '#contract/dog/heightBands'
import { levelOn } from '#contract/rules/ladder'
import { versionOn, type Scale } from '#contract/rules/ruleSet'
import { houseRules } from '#contract/rules/seeded'
import { useGetRulesQuery } from '../../../api/entry/rulesApi'

/** What a dog is by a rule set on a day: its height category, and its level on the ladder of the set. Until the sets are read, by the house rules. */
export const useDogByRules = (
  dog: Dog,
  key: string,
  day: string,
): { category: HeightCategory; level: number; scale: Scale } => {
  const sets = useGetRulesQuery().data?.sets ?? []
  const { heights, ladder } = (versionOn(sets, key, day) ?? houseRules).rules
  return { category: categoryIn(heights, dog.height), level: levelOn(ladder, dog, day), scale: ladder.scale }
}
