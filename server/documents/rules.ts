import { awardedPlaces } from '#contract/rules/awards'
import { categoryIn } from '#contract/dog/heightBands'
import { levelsOf } from '#contract/rules/ladder'
import type { RuleSet } from '#contract/rules/ruleSet'
import { seededRuleSets } from '#contract/rules/seeded'

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')

/** Every height of a dog at which the category changes under some set, and the heights a millimetre beside it. */
const edges = (): number[] => {
  const limits = seededRuleSets.flatMap(({ rules }) => rules.heights.flatMap(({ upTo }) => upTo ?? []))
  return [...new Set(limits.flatMap((limit) => [limit, limit + 1]))].sort((one, other) => one - other)
}

const hundredths = (value: number): string => (value / 100).toFixed(2)

const maximumText = ({ rules: { scoring } }: RuleSet): string => {
  const { maximumTime: rule } = scoring
  if (rule === null) return 'set by the judge'
  if (rule.by === 'course_time') return `${rule.percent}% of course time`
  return `length / ${hundredths(rule.agility)} m/s agility, ${hundredths(rule.jumping)} m/s jumping`
}

/** What each seeded set says of everything that is a figure, by the name of its row. */
const figures: Record<string, (set: RuleSet) => string | number> = {
  'Youngest dog, months': ({ rules }) => rules.ages.startMonths,
  'Veteran from, years': ({ rules }) => rules.ages.veteranYears,
  Levels: ({ rules }) =>
    rules.ladder.scale === 'nexus' ? 'the rows of `nexus_ranks`' : levelsOf(rules.ladder, []).join(', '),
  'A new level counts after, days': ({ rules: { ladder } }) =>
    ladder.scale === 'kennel_club' ? ladder.countsAfterDays : ladder.scale === 'nexus' ? 1 : 0,
  'A fault, a refusal': ({ rules: { scoring } }) => `${scoring.fault / 100}, ${scoring.refusal / 100}`,
  'A second over course time': ({ rules: { scoring } }) => scoring.hundredthOver,
  'Refusals that eliminate': ({ rules: { scoring } }) => scoring.refusalsToEliminate,
  'Awarded places of 25 starters': ({ rules: { awards } }) => awardedPlaces(awards, 25),
  'Maximum course time': maximumText,
  'Equal totals': ({ rules: { scoring } }) =>
    scoring.tieBreak === 'course_faults' ? 'fewer course faults, then the faster' : 'the faster',
  'An elimination in a sum': ({ rules: { scoring } }) =>
    scoring.eliminatedCounts === null ? 'no sum' : `${scoring.eliminatedCounts / 100} faults`,
  'Marks, below': ({ rules: { scoring } }) =>
    scoring.marks.map(({ grade, below }) => `${grade} ${hundredths(below)}`).join(', ') || 'none',
  'Placed against each other': ({ rules }) => rules.placing,
  'To move up': ({ rules: { progression } }) =>
    progression === null
      ? 'stated by the owner'
      : `${progression.clearRounds} clear rounds, ${progression.inAgility} in agility`,
}

/** docs/rules.md: the seeded rule sets side by side, and the category of a dog at each edge of a height. */
export const rulesText = (): string => {
  const names = seededRuleSets.map(({ name }) => name.en)
  return `# The seeded rule sets

\`npm run documents\` writes this file from contract/rules/seeded.ts. A club may have added versions since.

## Heights at their edges

${table(
  ['Height, cm', ...names],
  edges().map((height) => [
    (height / 10).toFixed(1),
    ...seededRuleSets.map(({ rules }) => categoryIn(rules.heights, height).replace('_', ' ')),
  ]),
)}

## Figures

${table(
  ['Rule', ...names],
  Object.entries(figures).map(([rule, figureOf]) => [rule, ...seededRuleSets.map(figureOf)]),
)}
`
}
