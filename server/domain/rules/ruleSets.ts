import { asc } from 'drizzle-orm'
import { RuleSet, versionOn } from '#contract/rules/ruleSet'
import type { Db } from '../../db/client'
import { ruleSets, type classes, type classResults, type shows } from '../../db/schema'

/** All versions of all rule sets, each set's oldest first. A row that the code cannot read is a fault of the installation: it throws. */
export const loadRuleSets = async (db: Db): Promise<RuleSet[]> => {
  const rows = await db.select().from(ruleSets).orderBy(asc(ruleSets.key), asc(ruleSets.version))
  return rows.map(({ nameEn: en, namePl: pl, ...row }) => RuleSet.parse({ ...row, name: { en, pl } }))
}

type NamesRules = Pick<typeof shows.$inferSelect, 'ruleSet'>
type OfShow = Pick<typeof classes.$inferSelect, 'ruleSet' | 'date'>

const known = (found: RuleSet | undefined, key: string): RuleSet => {
  if (!found) throw new Error(`There is no rule set ${key}`)
  return found
}

/** The rules that a class is entered and run by: its own set, else its show's, as it counts on the day of the class. */
export const rulesOfClass = (sets: readonly RuleSet[], show: NamesRules, cls: OfShow): RuleSet => {
  const key = cls.ruleSet ?? show.ruleSet
  return known(versionOn(sets, key, cls.date), key)
}

type Published = Pick<typeof classResults.$inferSelect, 'ruleSet' | 'ruleVersion'>

/** The rules of a class's results: those of their first publication, for good. */
export const rulesOfSheet = (
  sets: readonly RuleSet[],
  show: NamesRules,
  cls: OfShow,
  sheet: Published | null | undefined,
): RuleSet => {
  if (!sheet?.ruleSet) return rulesOfClass(sets, show, cls)
  const { ruleSet: key, ruleVersion } = sheet
  return known(
    sets.find((set) => set.key === key && set.version === ruleVersion),
    `${key} ${ruleVersion}`,
  )
}
