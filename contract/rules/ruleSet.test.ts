import { categoryIn } from '../dog/heightBands'
import { levelOn, levelsOf } from './ladder'
import { progressionOn, RuleSet, versionOn } from './ruleSet'
import { maximumTimeOf } from './scoring'
import { houseRules, seededRuleSets } from './seeded'

const setOf = (key: string) => {
  const found = seededRuleSets.find((set) => set.key === key)
  if (!found) throw new Error(key)
  return found
}

it.each<[string, ...[number, string][]]>([
  [
    'house',
    [300, 'extra_small'],
    [301, 'small'],
    [350, 'small'],
    [351, 'medium'],
    [430, 'medium'],
    [431, 'intermediate'],
  ],
  ['house', [500, 'intermediate'], [501, 'large']],
  [
    'fci',
    [250, 'small'],
    [349, 'small'],
    [350, 'medium'],
    [429, 'medium'],
    [430, 'intermediate'],
    [479, 'intermediate'],
  ],
  ['fci', [480, 'large'], [700, 'large']],
  ['kennel_club', [250, 'small'], [350, 'small'], [351, 'medium'], [430, 'medium'], [431, 'intermediate']],
  ['kennel_club', [500, 'intermediate'], [501, 'large']],
])('the edges of the heights of %s: %j [Y03]', (key, ...edges) => {
  for (const [millimetres, category] of edges)
    expect([millimetres, categoryIn(setOf(key).rules.heights, millimetres)]).toEqual([millimetres, category])
})

it('has the ladders of the rule books [Y04]', () => {
  expect(levelsOf(setOf('fci').rules.ladder, [1, 2])).toEqual([1, 2, 3])
  expect(levelsOf({ scale: 'fci', lowest: 0 }, [])).toEqual([0, 1, 2, 3])
  expect(levelsOf(setOf('kennel_club').rules.ladder, [])).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(levelsOf(setOf('house').rules.ladder, [1, 2])).toEqual([1, 2])
})

it('gives the maximum course time by speed and length, or by the course time, rounded down to hundredths [Y01]', () => {
  const { maximumTime } = setOf('fci').rules.scoring
  const course = { courseTime: 4000, courseLength: 165 }
  expect(maximumTimeOf(maximumTime, { ...course, type: 'agility' })).toBe(8250)
  expect(maximumTimeOf(maximumTime, { ...course, type: 'jumping' })).toBe(6600)
  expect(maximumTimeOf(maximumTime, { ...course, courseLength: null, type: 'jumping' })).toBeNull()
  expect(maximumTimeOf({ by: 'course_time', percent: 150 }, { ...course, courseTime: 3333, type: 'jumping' })).toBe(
    4999,
  )
  expect(maximumTimeOf(null, { ...course, type: 'agility' })).toBeNull()
})

it('counts a version from its first day until that of the next, and the first one before [Y05]', () => {
  const from = (version: number, validFrom: string): RuleSet => ({ ...houseRules, version, validFrom })
  const sets = [from(2, '2027-01-01'), from(1, '2026-03-01'), { ...from(3, '2026-05-01'), key: 'other' }]
  expect(versionOn(sets, 'house', '2026-01-01')?.version).toBe(1)
  expect(versionOn(sets, 'house', '2026-12-31')?.version).toBe(1)
  expect(versionOn(sets, 'house', '2027-01-01')?.version).toBe(2)
  expect(versionOn(sets, 'none', '2027-01-01')).toBeUndefined()
})

it('reads each seeded set, and refuses bands out of order, a gap at the top and a ladder without a way up [Y05]', () => {
  for (const set of seededRuleSets) expect(RuleSet.safeParse(set).success).toBe(true)
  const changed = (rules: object) =>
    RuleSet.safeParse({ ...houseRules, rules: { ...houseRules.rules, ...rules } }).success
  const [first, second, ...rest] = houseRules.rules.heights
  expect(changed({ heights: [second, first, ...rest] })).toBe(false)
  expect(changed({ heights: houseRules.rules.heights.slice(0, -1) })).toBe(false)
  expect(changed({ heights: [] })).toBe(false)
  expect(changed({ progression: null })).toBe(false)
  expect(progressionOn(seededRuleSets, '2026-01-01')).toEqual({ clearRounds: 4, inAgility: 2 })
})

it('counts a Kennel Club grade from 25 days after it was won, and until then the one below [Y17]', () => {
  const { ladder } = setOf('kennel_club').rules
  const dog = { nexusRank: 1, levelsAhead: [], lowerLevel: false, fciLevel: 'none', kennelClubGrade: 4 } as const
  const gradeOn = (day: string, kennelClubGradeOn: string | null = '2027-05-01', grade = 4) =>
    levelOn(ladder, { ...dog, levelsAhead: [], kennelClubGrade: grade, kennelClubGradeOn }, day)
  expect(['2027-05-01', '2027-05-25', '2027-05-26', '2027-08-01'].map((day) => gradeOn(day))).toEqual([3, 3, 4, 4])
  // A grade whose day is not known counts, and there is none below the first.
  expect(gradeOn('2027-05-02', null)).toBe(4)
  expect(gradeOn('2027-05-02', '2027-05-01', 1)).toBe(1)
  const before = RuleSet.parse({
    ...setOf('kennel_club'),
    rules: { ...setOf('kennel_club').rules, ladder: { scale: 'kennel_club' } },
  })
  expect(levelOn(before.rules.ladder, { ...dog, levelsAhead: [], kennelClubGradeOn: '2027-05-01' }, '2027-05-02')).toBe(
    4,
  )
})
