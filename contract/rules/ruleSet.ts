import * as z from 'zod/mini'
import { HeightCategory } from '../dog/height'
import { addedLater } from '../shared/addedLater'
import { classKinds } from '../show/classFormat'
import { Awards, formerAwards } from './awards'
import { Scoring } from './scoring'

const Name = z.string().check(z.minLength(1), z.maxLength(60))

/** A height category with its highest millimetre; null: no limit. */
export const HeightBand = z.object({
  category: z.enum(['extra_small', 'small', 'medium', 'intermediate', 'large']),
  upTo: z.nullable(z.int().check(z.minimum(1))),
})
export type HeightBand = z.infer<typeof HeightBand>

const ascend = (bands: readonly HeightBand[]): boolean =>
  bands.every(({ category, upTo }, index) => {
    const below = bands[index - 1]
    if (below?.upTo === null || (index === bands.length - 1) !== (upTo === null)) return false
    const order = HeightCategory.options
    return !below || (below.upTo < (upTo ?? Infinity) && order.indexOf(below.category) < order.indexOf(category))
  })

/** The ladder that the levels of classes are on: the organisation's own (its rows are in the database), or that of a rule book. */
export const Ladder = z.discriminatedUnion('scale', [
  z.object({ scale: z.literal('nexus') }),
  /** Level 0 is there where a country has it. */
  z.object({ scale: z.literal('fci'), lowest: z.union([z.literal(0), z.literal(1)]) }),
  /** A grade counts in shows from so many days after it was reached; versions from before the rule count it at once. */
  z.object({
    scale: z.literal('kennel_club'),
    countsAfterDays: addedLater(z.int().check(z.minimum(0), z.maximum(366)), 0),
  }),
])
export type Ladder = z.infer<typeof Ladder>
export const scales = ['nexus', 'fci', 'kennel_club'] as const
export type Scale = (typeof scales)[number]

/** Which dogs of a class are placed against each other. */
export const placings = ['together', 'height', 'level'] as const
export type Placing = (typeof placings)[number]

/** Whether a dog without a measured height may run, or is measured at the show first. */
export const unmeasuredRules = ['runs', 'measured_first'] as const

const Progression = z.object({
  clearRounds: z.int().check(z.minimum(1), z.maximum(99)),
  inAgility: z.int().check(z.minimum(0), z.maximum(99)),
})
export type Progression = z.infer<typeof Progression>

/** What a rule set says, each with the paragraph that it is taken from. */
export const ruleNames = [
  ...(['heights', 'ladder', 'ages', 'faults', 'elimination', 'maximumTime'] as const),
  ...(['ties', 'placing', 'progression'] as const),
] as const
export type RuleName = (typeof ruleNames)[number]

/** Without one a dog on the organisation's own ladder would never move. */
const canMove = ({ ladder, progression }: { ladder: Ladder; progression: object | null }): boolean =>
  ladder.scale !== 'nexus' || progression !== null

export const Rules = z
  .object({
    /** Lowest first. */
    heights: z.array(HeightBand).check(z.minLength(1), z.refine(ascend, 'invalid')),
    ladder: Ladder,
    /** On the day of the class: calendar months at the start, calendar years of a veteran. */
    ages: z.object({
      startMonths: z.int().check(z.minimum(0), z.maximum(240)),
      veteranYears: z.int().check(z.minimum(1), z.maximum(20)),
    }),
    scoring: Scoring,
    /** How classes may be scored. */
    kinds: addedLater(z.array(z.enum(classKinds)).check(z.minLength(1)), [...classKinds]),
    placing: z.enum(placings),
    /** What is called out and gets a certificate; versions from before the rule award three places and clear rounds. */
    awards: addedLater(Awards, formerAwards),
    /** The rule of a dog that has no measured height; versions from before the rule let it run. */
    unmeasured: addedLater(z.enum(unmeasuredRules), 'runs'),
    /** Clear rounds at a level for the next one, and how many of them in agility; null: the owner states what the rule book decided. */
    progression: z.nullable(Progression),
    paragraphs: z.record(z.enum(ruleNames), z.string().check(z.maxLength(120))),
  })
  .check(z.refine(canMove, { path: ['progression'], error: 'required' }))
export type Rules = z.infer<typeof Rules>

export const RuleSetKey = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,29}$/, 'invalid'))

/** One version of a rule set, which never changes. It counts for classes from its first day until that of the next version. */
export const RuleSet = z.object({
  key: RuleSetKey,
  version: z.int().check(z.minimum(1)),
  validFrom: z.iso.date(),
  name: z.object({ en: Name, pl: Name }),
  rules: Rules,
})
export type RuleSet = z.infer<typeof RuleSet>
export const RuleSets = z.array(RuleSet)

/** The key of the set that a show has unless it names another. */
export const defaultRuleSet = 'house'

/** The version of a set that counts on a day; before its first day, its first version. */
export const versionOn = (sets: readonly RuleSet[], key: string, day: string): RuleSet | undefined => {
  const versions = sets.filter((set) => set.key === key).toSorted((one, other) => one.version - other.version)
  return versions.findLast(({ validFrom }) => validFrom <= day) ?? versions[0]
}

/** What moves a dog up the organisation's own ladder on a day. */
export const progressionOn = (sets: readonly RuleSet[], day: string): Progression => {
  const progression = versionOn(sets, defaultRuleSet, day)?.rules.progression
  if (!progression) throw new Error('The house rules have no progression')
  return progression
}
