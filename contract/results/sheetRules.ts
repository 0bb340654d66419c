import * as z from 'zod/mini'
import { placings, scales } from '../rules/ruleSet'
import { classFormat, usualFormat } from '../show/classFormat'
import { houseRules } from '../rules/seeded'
import { Awards, formerAwards } from '../rules/awards'
import { addedLater } from '../shared/addedLater'
import { Scoring } from '../rules/scoring'

/** What the results of a class are judged by: a version of a rule set, and who is placed against each other. */
export const SheetRules = z.object({
  key: z.string(),
  version: z.int(),
  name: z.object({ en: z.string(), pl: z.string() }),
  scoring: Scoring,
  awards: addedLater(Awards, formerAwards),
  placing: z.enum(placings),
  /** The ladder of the levels. */
  scale: z.enum(scales),
  kind: classFormat.kind,
  teamSize: classFormat.teamSize,
  teamCounts: classFormat.teamCounts,
})
export type SheetRules = z.infer<typeof SheetRules>

/** What an answer means that does not name its rules yet. */
export const formerRules: SheetRules = {
  key: houseRules.key,
  version: houseRules.version,
  name: houseRules.name,
  scoring: houseRules.rules.scoring,
  awards: formerAwards,
  placing: houseRules.rules.placing,
  scale: houseRules.rules.ladder.scale,
  kind: usualFormat.kind,
  teamSize: null,
  teamCounts: null,
}
