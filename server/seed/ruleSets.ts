import { seededRuleSets, houseRules } from '#contract/rules/seeded'
import type { Rules } from '#contract/rules/ruleSet'
import type { Db } from '../db/client'
import { settings, type ruleSets } from '../db/schema'

/** The house rules with the figures that were settings of the organisation before there were rule sets. */
const withFormerSettings = (rules: Rules, rows: ReadonlyMap<string, string>): Rules => {
  const figure = (key: string, unset: number | undefined) => Number(rows.get(key) ?? unset)
  const { ages, scoring, progression } = rules
  return {
    ...rules,
    ages: { ...ages, startMonths: figure('min_age_months', ages.startMonths) },
    scoring: { ...scoring, refusalsToEliminate: figure('refusals_to_eliminate', scoring.refusalsToEliminate) },
    progression: {
      clearRounds: figure('clear_rounds_to_move_up', progression?.clearRounds),
      inAgility: figure('agility_rounds_to_move_up', progression?.inAgility),
    },
  }
}

/** The first version of each rule set. */
export const firstRuleSets = async (tx: Db): Promise<(typeof ruleSets.$inferInsert)[]> => {
  const rows = new Map((await tx.select().from(settings)).map(({ key, value }) => [key, value]))
  return seededRuleSets.map(({ name, rules, ...set }) => ({
    ...set,
    nameEn: name.en,
    namePl: name.pl,
    rules: set.key === houseRules.key ? withFormerSettings(rules, rows) : rules,
  }))
}
