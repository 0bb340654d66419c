import { HeightCategory } from '../dog/height'
import { placings, type Placing } from '../rules/ruleSet'
import { maximumTimeOf } from '../rules/scoring'
import { seededRuleSets } from '../rules/seeded'
import type { ClassKind } from '../show/classFormat'
import { groupOf, placesOf, placesOfSums, summed } from './places'
import { hundredthsText, parseTime } from './result'
import { scoreOf } from './score'

interface Class {
  title: string
  /** house, fci or kennel_club. */
  rules?: string
  kind?: ClassKind
  type?: 'agility' | 'jumping'
  /** Seconds, metres, seconds. */
  time?: string
  length?: number
  maximum?: string
  placing?: Placing
  team?: { size: number; counts?: number }
  /** Each with its columns, and after => what comes of it: place (- for none), total or points, how the round ended, mark. */
  runs: string
}

/**
 * Classes worked out by hand. Columns of a run: name, faults, refusals, time; E is eliminated by the judge and N not run; `nfc` not
 * for competition; `small` a height, `L2` a level, `p14` points, `team:A` a team. Rules: FCI Agility Regulations 2023, A.3.3 to
 * A.6 (five faults for a fault or a refusal, the third refusal and a time over length / 2.0 m/s, or 2.5 m/s in jumping, eliminate; of
 * equal totals fewer course faults first); Kennel Club H(1)(B), marking; the house rules of the regulations page.
 */
const classes: Class[] = [
  // The house rules: a total, then the time.
  { title: 'one clear round', time: '38.00', runs: 'Ada 0 0 35.20 => 1 0.00 clear excellent' },
  {
    title: 'two clear rounds, the faster first',
    time: '38.00',
    runs: `Ada 0 0 35.20 => 2 0.00 clear excellent
      Bix 0 0 33.87 => 1 0.00 clear excellent`,
  },
  {
    title: 'a slow clear round before a fast one with a fault',
    time: '38.00',
    runs: `Ada 0 0 37.99 => 1 0.00 clear excellent
      Bix 1 0 30.01 => 2 5.00 faults excellent`,
  },
  {
    title: 'a run in exactly the course time is clear',
    time: '38.00',
    runs: `Ada 0 0 38.00 => 1 0.00 clear excellent
      Bix 0 0 38.01 => 2 0.01 time_faults excellent`,
  },
  {
    title: 'a second over course time costs one fault',
    time: '38.00',
    runs: `Ada 0 0 41.20 => 1 3.20 time_faults excellent
      Bix 1 0 37.00 => 2 5.00 faults excellent
      Cox 1 0 39.00 => 3 6.00 faults very_good`,
  },
  {
    title: 'a refusal costs as much as a fault',
    time: '38.00',
    runs: `Ada 1 0 35.00 => 1 5.00 faults excellent
      Bix 0 1 35.50 => 2 5.00 faults excellent
      Cox 1 1 34.00 => 3 10.00 faults very_good`,
  },
  {
    title: 'two refusals stay in, the third eliminates',
    time: '38.00',
    runs: `Ada 0 2 44.00 => 1 16.00 faults good
      Bix 0 3 36.00 => - - eliminated -
      Cox 2 3 36.00 => - - eliminated -`,
  },
  {
    title: 'eliminated by the judge, and not run',
    time: '38.00',
    runs: `Ada 0 0 35.00 => 1 0.00 clear excellent
      Bix 0 0 E => - - eliminated -
      Cox 0 0 N => - - not_run -`,
  },
  {
    title: 'everyone eliminated',
    time: '38.00',
    runs: `Ada 0 0 E => - - eliminated -
      Bix 0 3 40.00 => - - eliminated -`,
  },
  {
    title: 'equal in everything share the place, and the next is left out',
    time: '38.00',
    runs: `Ada 0 0 35.20 => 1 0.00 clear excellent
      Bix 0 0 35.20 => 1 0.00 clear excellent
      Cox 0 0 35.21 => 3 0.00 clear excellent`,
  },
  {
    title: 'three share the second place',
    time: '38.00',
    runs: `Ada 1 0 36.00 => 2 5.00 faults excellent
      Bix 0 1 36.00 => 2 5.00 faults excellent
      Cox 0 0 37.00 => 1 0.00 clear excellent
      Dot 1 0 36.00 => 2 5.00 faults excellent
      Eve 2 0 30.00 => 5 10.00 faults very_good`,
  },
  {
    title: 'equal totals of different faults: the faster run, by the house rules',
    time: '40.00',
    runs: `Ada 2 0 39.00 => 1 10.00 faults very_good
      Bix 1 0 45.00 => 2 10.00 faults very_good`,
  },
  {
    title: 'who runs out of competition takes no place',
    time: '38.00',
    runs: `Ada 0 0 30.00 nfc => - 0.00 clear excellent
      Bix 0 0 35.00 => 1 0.00 clear excellent
      Cox 0 0 36.00 => 2 0.00 clear excellent`,
  },
  {
    title: 'the limits of each mark',
    time: '38.00',
    runs: `Ada 1 0 38.99 => 1 5.99 faults excellent
      Bix 1 0 39.00 => 2 6.00 faults very_good
      Cox 3 0 38.99 => 3 15.99 faults very_good
      Dot 3 0 39.00 => 4 16.00 faults good
      Eve 5 0 38.99 => 5 25.99 faults good
      Fly 5 0 39.00 => 6 26.00 faults -`,
  },
  {
    title: 'the house rules set no maximum course time',
    time: '38.00',
    length: 150,
    runs: `Ada 0 0 99.00 => 2 61.00 time_faults -
      Bix 0 0 38.50 => 1 0.50 time_faults excellent`,
  },
  {
    title: 'a maximum that the judge sets',
    time: '38.00',
    maximum: '57.00',
    runs: `Ada 0 0 57.00 => 1 19.00 time_faults good
      Bix 0 0 57.01 => - - eliminated -`,
  },
  {
    title: 'an exact tie of time faults',
    time: '38.00',
    runs: `Ada 0 0 43.00 => 2 5.00 time_faults excellent
      Bix 1 0 36.00 => 1 5.00 faults excellent`,
  },
  {
    title: 'many faults and no refusal stay in',
    time: '38.00',
    runs: 'Ada 9 0 37.00 => 1 45.00 faults -',
  },
  {
    title: 'a run without a time is incomplete and has no place',
    time: '38.00',
    runs: `Ada 0 0 ? => - - incomplete -
      Bix 1 0 36.00 => 1 5.00 faults excellent`,
  },

  // FCI.
  {
    title: 'FCI: fewer course faults break a tie',
    rules: 'fci',
    time: '40.00',
    length: 180,
    runs: `Ada 2 0 39.00 => 2 10.00 faults very_good
      Bix 1 0 45.00 => 1 10.00 faults very_good`,
  },
  {
    title: 'FCI: of equal course faults the faster',
    rules: 'fci',
    time: '40.00',
    length: 180,
    runs: `Ada 1 0 39.00 => 2 5.00 faults excellent
      Bix 0 1 38.00 => 1 5.00 faults excellent`,
  },
  {
    title: 'FCI: time faults before a fault of the same total',
    rules: 'fci',
    time: '40.00',
    length: 180,
    runs: `Ada 1 0 38.00 => 2 5.00 faults excellent
      Bix 0 0 45.00 => 1 5.00 time_faults excellent`,
  },
  {
    title: 'FCI: an agility course of 180 m has a maximum of 90 s',
    rules: 'fci',
    time: '60.00',
    length: 180,
    runs: `Ada 0 0 90.00 => 1 30.00 time_faults -
      Bix 0 0 90.01 => - - eliminated -`,
  },
  {
    title: 'FCI: a jumping course of 180 m has a maximum of 72 s',
    rules: 'fci',
    type: 'jumping',
    time: '45.00',
    length: 180,
    runs: `Ada 0 0 72.00 => 1 27.00 time_faults -
      Bix 0 0 72.01 => - - eliminated -`,
  },
  {
    title: 'FCI: a maximum is rounded down to the hundredth',
    rules: 'fci',
    type: 'jumping',
    time: '45.00',
    length: 163,
    runs: `Ada 0 0 65.20 => 1 20.20 time_faults good
      Bix 0 0 65.21 => - - eliminated -`,
  },
  {
    title: 'FCI: the judge may set another maximum',
    rules: 'fci',
    time: '50.00',
    length: 180,
    maximum: '75.00',
    runs: `Ada 0 0 75.00 => 1 25.00 time_faults good
      Bix 0 0 80.00 => - - eliminated -`,
  },
  {
    title: 'FCI: without a length there is no maximum by speed',
    rules: 'fci',
    time: '50.00',
    runs: 'Ada 0 0 99.00 => 1 49.00 time_faults -',
  },
  {
    title: 'FCI: three refusals eliminate',
    rules: 'fci',
    time: '40.00',
    length: 160,
    runs: `Ada 0 2 39.00 => 1 10.00 faults very_good
      Bix 0 3 39.00 => - - eliminated -`,
  },
  {
    title: 'FCI: equal in total, course faults and time share a place',
    rules: 'fci',
    time: '40.00',
    length: 160,
    runs: `Ada 1 0 38.50 => 1 5.00 faults excellent
      Bix 0 1 38.50 => 1 5.00 faults excellent
      Cox 1 1 38.50 => 3 10.00 faults very_good`,
  },
  {
    title: 'FCI: each height by itself',
    rules: 'fci',
    time: '40.00',
    length: 160,
    placing: 'height',
    runs: `Ada 0 0 39.00 small => 2 0.00 clear excellent
      Bix 0 0 35.00 large => 1 0.00 clear excellent
      Cox 0 0 36.00 small => 1 0.00 clear excellent
      Dot 1 0 34.00 medium => 1 5.00 faults excellent`,
  },

  // The Kennel Club.
  {
    title: 'Kennel Club: a graded class has places for each grade',
    rules: 'kennel_club',
    time: '40.00',
    runs: `Ada 0 0 39.00 L3 => 2 0.00 clear -
      Bix 0 0 35.00 L4 => 1 0.00 clear -
      Cox 0 0 36.00 L3 => 1 0.00 clear -
      Dot 1 0 33.00 L4 => 2 5.00 faults -`,
  },
  {
    title: 'Kennel Club: a combined class has one set of places',
    rules: 'kennel_club',
    placing: 'together',
    time: '40.00',
    runs: `Ada 0 0 39.00 L3 => 3 0.00 clear -
      Bix 0 0 35.00 L4 => 1 0.00 clear -
      Cox 0 0 36.00 L3 => 2 0.00 clear -`,
  },
  {
    title: 'Kennel Club: five faults each, time faults by the second, no marks',
    rules: 'kennel_club',
    placing: 'together',
    time: '40.00',
    runs: `Ada 1 1 39.00 => 2 10.00 faults -
      Bix 0 0 42.35 => 1 2.35 time_faults -`,
  },
  {
    title: 'Kennel Club: the faster of equal totals',
    rules: 'kennel_club',
    placing: 'together',
    time: '40.00',
    runs: `Ada 2 0 39.00 => 1 10.00 faults -
      Bix 1 0 45.00 => 2 10.00 faults -`,
  },
  {
    title: 'Kennel Club: an eliminated dog leaves its grade its places',
    rules: 'kennel_club',
    time: '40.00',
    runs: `Ada 0 0 E L3 => - - eliminated -
      Bix 0 0 35.00 L3 => 1 0.00 clear -
      Cox 0 0 39.00 L5 => 1 0.00 clear -`,
  },

  // Groups under any rules.
  {
    title: 'levels of one class by themselves, ties within them',
    time: '38.00',
    placing: 'level',
    runs: `Ada 0 0 35.00 L1 => 1 0.00 clear excellent
      Bix 0 0 35.00 L2 => 1 0.00 clear excellent
      Cox 0 0 35.00 L1 => 1 0.00 clear excellent
      Dot 0 0 36.00 L1 => 3 0.00 clear excellent`,
  },
  {
    title: 'heights of one class by themselves, whatever their levels',
    time: '38.00',
    placing: 'height',
    runs: `Ada 0 0 35.00 small L1 => 2 0.00 clear excellent
      Bix 0 0 34.00 small L5 => 1 0.00 clear excellent
      Cox 0 0 33.00 large L1 => 1 0.00 clear excellent`,
  },
  {
    title: 'unmeasured dogs are placed separately',
    time: '38.00',
    placing: 'height',
    runs: `Ada 0 0 35.00 not_measured => 1 0.00 clear excellent
      Bix 0 0 34.00 large => 1 0.00 clear excellent`,
  },
  {
    title: 'out of competition counts in no group',
    time: '38.00',
    placing: 'level',
    runs: `Ada 0 0 35.00 L1 nfc => - 0.00 clear excellent
      Bix 0 0 36.00 L1 => 1 0.00 clear excellent`,
  },

  // Not for competition.
  {
    title: 'a class not for competition is scored and has no places',
    kind: 'not_for_competition',
    time: '38.00',
    runs: `Ada 0 0 35.00 => - 0.00 clear excellent
      Bix 1 0 36.00 => - 5.00 faults excellent`,
  },

  // Time plus faults.
  {
    title: 'steeplechase: faults are seconds',
    kind: 'time_plus_faults',
    runs: `Ada 0 0 24.10 => 2 24.10 clear -
      Bix 1 0 18.00 => 1 23.00 faults -
      Cox 1 0 20.00 => 3 25.00 faults -`,
  },
  {
    title: 'steeplechase: a course time costs nothing',
    kind: 'time_plus_faults',
    time: '20.00',
    runs: 'Ada 0 0 24.10 => 1 24.10 clear -',
  },
  {
    title: 'steeplechase: of equal sums the faster run',
    kind: 'time_plus_faults',
    runs: `Ada 0 0 25.00 => 2 25.00 clear -
      Bix 1 0 20.00 => 1 25.00 faults -`,
  },
  {
    title: 'steeplechase by the FCI tie: fewer course faults',
    kind: 'time_plus_faults',
    rules: 'fci',
    runs: `Ada 0 0 25.00 => 1 25.00 clear -
      Bix 1 0 20.00 => 2 25.00 faults -`,
  },
  {
    title: 'steeplechase: eliminated and over a maximum that is set',
    kind: 'time_plus_faults',
    maximum: '40.00',
    runs: `Ada 0 0 40.00 => 1 40.00 clear -
      Bix 0 0 40.01 => - - eliminated -
      Cox 0 3 20.00 => - - eliminated -`,
  },
  {
    title: 'steeplechase by height',
    kind: 'time_plus_faults',
    placing: 'height',
    runs: `Ada 0 0 24.00 small => 1 24.00 clear -
      Bix 0 0 20.00 large => 1 20.00 clear -
      Cox 1 0 20.00 small => 2 25.00 faults -`,
  },

  // Points.
  {
    title: 'gamblers: most points first',
    kind: 'points',
    runs: `Ada p24 38.00 => 2 24 points -
      Bix p31 39.50 => 1 31 points -
      Cox p8 30.00 => 3 8 points -`,
  },
  {
    title: 'gamblers: of equal points the faster',
    kind: 'points',
    runs: `Ada p24 38.00 => 2 24 points -
      Bix p24 37.99 => 1 24 points -`,
  },
  {
    title: 'gamblers: equal in both share the place',
    kind: 'points',
    runs: `Ada p24 38.00 => 1 24 points -
      Bix p24 38.00 => 1 24 points -
      Cox p23 20.00 => 3 23 points -`,
  },
  {
    title: 'snooker: no points are a result, no run is none',
    kind: 'points',
    runs: `Ada p0 12.00 => 2 0 points -
      Bix p51 48.00 => 1 51 points -
      Cox E => - - eliminated -
      Dot N => - - not_run -`,
  },
  {
    title: 'points without a number are incomplete',
    kind: 'points',
    runs: `Ada 0 0 30.00 => - - incomplete -
      Bix p5 30.00 => 1 5 points -`,
  },
  {
    title: 'points by level',
    kind: 'points',
    placing: 'level',
    runs: `Ada p20 30.00 L1 => 1 20 points -
      Bix p40 30.00 L2 => 1 40 points -
      Cox p19 25.00 L1 => 2 19 points -`,
  },

  // Pairs and teams: each dog has the place of its team.
  {
    title: 'pairs: both results are summed',
    time: '38.00',
    team: { size: 2 },
    runs: `Ada 0 0 35.00 team:A => 2 0.00 clear excellent
      Amy 1 0 36.00 team:A => 2 5.00 faults excellent
      Bix 0 0 38.00 team:B => 1 0.00 clear excellent
      Boo 0 0 37.50 team:B => 1 0.00 clear excellent`,
  },
  {
    title: 'pairs: of equal sums the faster pair',
    time: '38.00',
    team: { size: 2 },
    runs: `Ada 1 0 35.00 team:A => 2 5.00 faults excellent
      Amy 0 0 36.00 team:A => 2 0.00 clear excellent
      Bix 0 0 34.00 team:B => 1 0.00 clear excellent
      Boo 1 0 36.99 team:B => 1 5.00 faults excellent`,
  },
  {
    title: 'pairs: without one of the two there is no pair',
    time: '38.00',
    team: { size: 2 },
    runs: `Ada 0 0 35.00 team:A => - 0.00 clear excellent
      Amy 0 0 E team:A => - - eliminated -
      Bix 4 0 38.00 team:B => 1 20.00 faults good
      Boo 0 0 37.50 team:B => 1 0.00 clear excellent`,
  },
  {
    title: 'FCI teams: the best three of four',
    rules: 'fci',
    time: '40.00',
    length: 160,
    team: { size: 4, counts: 3 },
    runs: `Ada 0 0 35.00 team:A => 1 0.00 clear excellent
      Amy 0 0 36.00 team:A => 1 0.00 clear excellent
      Alf 1 0 37.00 team:A => 1 5.00 faults excellent
      Ace 0 0 E team:A => 1 - eliminated -
      Bix 0 0 39.00 team:B => 2 0.00 clear excellent
      Boo 0 0 39.00 team:B => 2 0.00 clear excellent
      Bob 1 0 39.00 team:B => 2 5.00 faults excellent
      Bea 1 0 39.50 team:B => 2 5.00 faults excellent`,
  },
  {
    title: 'FCI teams: an elimination that counts is a hundred faults',
    rules: 'fci',
    time: '40.00',
    length: 160,
    team: { size: 3 },
    runs: `Ada 0 0 35.00 team:A => 2 0.00 clear excellent
      Amy 0 0 36.00 team:A => 2 0.00 clear excellent
      Alf 0 0 E team:A => 2 - eliminated -
      Bix 5 0 39.00 team:B => 1 25.00 faults good
      Boo 5 0 39.00 team:B => 1 25.00 faults good
      Bob 5 0 39.00 team:B => 1 25.00 faults good`,
  },
  {
    title: 'FCI teams: eliminations alone are no result',
    rules: 'fci',
    time: '40.00',
    team: { size: 2 },
    runs: `Ada 0 0 E team:A => - - eliminated -
      Amy 0 0 E team:A => - - eliminated -`,
  },
  {
    title: 'teams: a dog that did not run counts nothing, and one without a team has no place',
    time: '38.00',
    team: { size: 3, counts: 2 },
    runs: `Ada 0 0 35.00 team:A => 1 0.00 clear excellent
      Amy 0 0 N team:A => 1 - not_run -
      Alf 0 0 36.00 team:A => 1 0.00 clear excellent
      Bix 0 0 30.00 => - 0.00 clear excellent`,
  },
  {
    title: 'teams: however the name is spelt',
    time: '38.00',
    team: { size: 2 },
    runs: `Ada 0 0 35.00 team:Łapy => 1 0.00 clear excellent
      Amy 0 0 36.00 team:lapy => 1 0.00 clear excellent`,
  },
  {
    title: 'teams by points',
    kind: 'points',
    team: { size: 2 },
    runs: `Ada p10 30.00 team:A => 2 10 points -
      Amy p12 31.00 team:A => 2 12 points -
      Bix p20 39.00 team:B => 1 20 points -
      Boo p4 39.00 team:B => 1 4 points -`,
  },
]

const hundredths = (text: string | undefined): number | null => (text === undefined ? null : parseTime(text))

const readRun = (line: string) => {
  const [run = '', outcome = ''] = line.trim().split(' => ')
  const [name = '', ...cells] = run.split(' ')
  const plain = cells.filter((cell) => /^[\d.]+$|^[EN?]$/.test(cell))
  const last = plain.at(-1) ?? '?'
  const [faults = 0, refusals = 0] = plain.length === 3 ? plain.map(Number) : []
  const marked = (start: RegExp) => cells.find((cell) => start.test(cell))?.replace(start, '')
  const points = marked(/^p(?=\d)/)
  return {
    name,
    outcome,
    height: HeightCategory.options.find((height) => cells.includes(height)) ?? ('large' as const),
    level: Number(marked(/^L(?=\d)/) ?? 1),
    team: marked(/^team:/) ?? '',
    notForCompetition: cells.includes('nfc'),
    run: {
      faults,
      refusals,
      points: points === undefined ? null : Number(points),
      time: hundredths(last),
      outcome: ({ E: 'eliminated', N: 'not_run' } as const)[last] ?? ('run' as const),
    },
  }
}

const rulesFor = ({ rules: key = 'house', kind = 'standard', team }: Class) => {
  const set = seededRuleSets.find((one) => one.key === key)
  if (!set) throw new Error(`There are no rules ${key}`)
  const { scoring } = set.rules
  return { set, kind, scoring, teamSize: team?.size ?? null, teamCounts: team?.counts ?? null }
}

/** The outcomes of a class, one text a run, as the table above has them. */
const workedOut = (cls: Class): string[] => {
  const { set, ...rules } = rulesFor(cls)
  const courseTime = hundredths(cls.time)
  const course = { type: cls.type ?? 'agility', courseTime, courseLength: cls.length ?? null }
  const maximumTime = hundredths(cls.maximum) ?? maximumTimeOf(rules.scoring.maximumTime, course)
  const runs = cls.runs.split('\n').map(readRun)
  const placing = cls.placing ?? set.rules.placing
  const scored = runs.map(({ run, ...who }) => ({
    ...who,
    time: run.time,
    score: scoreOf(run, { courseTime, maximumTime }, rules),
    group: groupOf(placing, who),
  }))
  const places = placesOf(scored, rules)
  return scored.map(({ name, score: { total, points, round, grade } }, index) => {
    const sum = points ?? (total === null ? '-' : hundredthsText(total))
    return `${name} ${places[index] ?? '-'} ${sum} ${round} ${grade ?? '-'}`
  })
}

it.each(classes)('$title [Y11]', (cls) => {
  const wanted = cls.runs
    .split('\n')
    .map(readRun)
    .map(({ name, outcome }) => `${name} ${outcome}`)
  expect(workedOut(cls)).toEqual(wanted)
})

it('has sixty classes, under every rule set, kind of scoring and placing [Y11]', () => {
  expect(classes.length).toBeGreaterThanOrEqual(60)
  for (const { key } of seededRuleSets) expect(classes.some(({ rules = 'house' }) => rules === key)).toBe(true)
  for (const placing of placings) expect(classes.some((cls) => cls.placing === placing)).toBe(true)
})

const agility = 'Ada 0 0 35.00, Bix 1 0 30.00, Cox 0 0 E, Dot 0 0 34.00'
const jumping = 'Ada 1 0 25.00, Bix 0 0 24.00, Cox 0 0 20.00, Dot 0 0 N'

/** Places and totals of two rounds together. */
const combined = (rules: string, rounds: string[], kind?: ClassKind): string[] => {
  const judged = rulesFor({ title: '', rules, runs: '', ...(kind && { kind }) })
  const read = rounds.map((round) => round.split(', ').map(readRun))
  const dogs = (read[0] ?? []).map(({ name }, index) => ({
    name,
    group: '',
    sum: summed(
      read.flatMap((round) => {
        const one = round[index]
        if (!one) return []
        const times = { courseTime: 4000, maximumTime: null }
        return [{ score: scoreOf(one.run, times, judged), time: one.run.time, notForCompetition: false }]
      }),
      rounds.length,
      judged,
    ),
  }))
  const places = placesOfSums(dogs, judged)
  return dogs.map(({ name, sum }, index) => {
    const total = sum && (kind === 'points' ? sum.points : hundredthsText(sum.total))
    return `${name} ${places[index] ?? '-'} ${total ?? '-'} ${sum ? hundredthsText(sum.time) : '-'}`
  })
}

it.each([
  ['house', [agility, jumping], undefined, ['Ada 2 5.00 60.00', 'Bix 1 5.00 54.00', 'Cox - - -', 'Dot - - -']],
  ['fci', [agility, jumping], undefined, ['Ada 2 5.00 60.00', 'Bix 1 5.00 54.00', 'Cox 3 100.00 20.00', 'Dot - - -']],
  [
    'house',
    [agility, jumping],
    'time_plus_faults',
    ['Ada 2 65.00 60.00', 'Bix 1 59.00 54.00', 'Cox - - -', 'Dot - - -'],
  ],
  [
    'house',
    ['Ada p10 30.00, Bix p12 31.00', 'Ada p9 29.00, Bix p7 20.00'],
    'points',
    ['Ada 2 19 59.00', 'Bix 1 19 51.00'],
  ],
  [
    'house',
    ['Ada 0 0 35.00, Bix 0 0 36.00', 'Ada 0 0 36.00, Bix 0 0 35.00'],
    undefined,
    ['Ada 1 0.00 71.00', 'Bix 1 0.00 71.00'],
  ],
] as const)('sums two rounds under the rules %s: %j, %s [Y12]', (rules, rounds, kind, wanted) => {
  expect(combined(rules, [...rounds], kind)).toEqual(wanted)
})
