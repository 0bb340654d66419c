import { useMemo } from 'react'
import type { HeightCategory } from '#contract/dog/height'
import { categoryIn } from '#contract/dog/heightBands'
import { versionOn } from '#contract/rules/ruleSet'
import { useGetRulesQuery } from '../../../api/entry/rulesApi'
import { useShownLocale } from '../../../i18n/useShownLocale'
import { useDay } from '../../../store/access/today'

/** The height categories of a dog by today's rule sets, each with the names of the sets; empty until they are read. */
export const useDogHeights = (millimetres: number | null): { category: HeightCategory; ruleSets: string[] }[] => {
  const sets = useGetRulesQuery().data?.sets
  const locale = useShownLocale()
  const today = useDay()
  return useMemo(() => {
    const names = new Map<HeightCategory, string[]>()
    for (const key of new Set(sets?.map((set) => set.key))) {
      const set = versionOn(sets ?? [], key, today)
      if (!set) continue
      const category = categoryIn(set.rules.heights, millimetres)
      names.set(category, [...(names.get(category) ?? []), set.name[locale]])
    }
    return [...names].map(([category, ruleSets]) => ({ category, ruleSets }))
  }, [sets, locale, today, millimetres])
}
