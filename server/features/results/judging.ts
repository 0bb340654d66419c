import type { CourseTimes } from '#contract/results/score'
import type { SheetRules } from '#contract/results/sheetRules'
import type { RuleSet } from '#contract/rules/ruleSet'
import { maximumTimeOf } from '#contract/rules/scoring'
import { rulesOfSheet } from '../../domain/rules/ruleSets'
import type { ClassRow, ShowRow } from '../../domain/show/showFromRow'
import type { SheetState } from './findClass'

interface OfClass {
  cls: ClassRow
  show: ShowRow
  sheet: SheetState | null | undefined
}

/** What the results of a class are judged by: its rules, and the times of its course. */
export interface Judging {
  set: RuleSet
  sheetRules: SheetRules
  times: CourseTimes
}

export const judgingOf = (sets: readonly RuleSet[], { cls, show, sheet }: OfClass): Judging => {
  const set = rulesOfSheet(sets, show, cls, sheet)
  const { key, version, name, rules } = set
  const { courseTime = null, courseLength = null, maximumTime = null } = sheet ?? {}
  const course = { type: cls.type, courseTime, courseLength }
  return {
    set,
    sheetRules: {
      key,
      version,
      name,
      scoring: rules.scoring,
      awards: rules.awards,
      placing: cls.placing ?? rules.placing,
      scale: rules.ladder.scale,
      kind: cls.kind,
      teamSize: cls.teamSize,
      teamCounts: cls.teamCounts,
    },
    times: { courseTime, maximumTime: maximumTime ?? maximumTimeOf(rules.scoring.maximumTime, course) },
  }
}
