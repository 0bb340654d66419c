import { useMemo } from 'react'
import { useGetRulesQuery } from '../../../api/entry/rulesApi'
import { useShownLocale } from '../../../i18n/useShownLocale'

/** The rule sets by their keys, each with the name of its newest version; empty until they are read. */
export const useRuleSetNames = (): ReadonlyMap<string, string> => {
  const sets = useGetRulesQuery().data?.sets
  const locale = useShownLocale()
  return useMemo(() => new Map(sets?.map(({ key, name }) => [key, name[locale]])), [sets, locale])
}
