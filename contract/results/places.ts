import type { HeightCategory } from '../dog/height'
import { teamKey } from '../entry/team'
import type { Placing } from '../rules/ruleSet'
import type { Score } from './score'
import type { SheetRules } from './sheetRules'

/** The part of a class's rules that its places are decided by. */
export type PlacingRules = Pick<SheetRules, 'scoring' | 'kind' | 'teamSize' | 'teamCounts'>

export interface Placeable {
  score: Pick<Score, 'round' | 'courseFaults' | 'total' | 'points'>
  /** In hundredths of a second. */
  time: number | null
  /** It runs, and is not placed. */
  notForCompetition: boolean
  /** Runs of one group are placed against each other; see `groupOf`. */
  group: string
  /** The name of its team; empty where it has none. */
  team: string
}

/** What is compared: of one run, or the sum of several. Faults and time in hundredths. */
export interface Sum {
  points: number
  total: number
  courseFaults: number
  time: number
}

const sumOfRun = ({ score, time, notForCompetition }: Omit<Placeable, 'group' | 'team'>): Sum | null => {
  const isScored = score.total !== null || score.points !== null
  if (!isScored || time === null || notForCompetition) return null
  return { points: score.points ?? 0, total: score.total ?? 0, courseFaults: score.courseFaults ?? 0, time }
}

/** Negative where the first is the better one. */
const compare = (one: Sum, other: Sum, { scoring, kind }: Pick<PlacingRules, 'scoring' | 'kind'>): number =>
  (kind === 'points' ? other.points - one.points : one.total - other.total) ||
  (scoring.tieBreak === 'course_faults' ? one.courseFaults - other.courseFaults : 0) ||
  one.time - other.time

/**
 * The sum of the best runs of a team, or of a dog's rounds; null where too few of them count. An elimination counts what the
 * rules say, if anything, and alone makes no sum.
 */
export const summed = (
  runs: readonly Omit<Placeable, 'group' | 'team'>[],
  counts: number,
  rules: Pick<PlacingRules, 'scoring' | 'kind'>,
): Sum | null => {
  const { eliminatedCounts } = rules.scoring
  const scored = runs.flatMap((run) => sumOfRun(run) ?? [])
  const eliminated = runs.flatMap(({ score: { round }, notForCompetition }) =>
    round === 'eliminated' && !notForCompetition && eliminatedCounts !== null
      ? [{ points: 0, total: eliminatedCounts, courseFaults: eliminatedCounts, time: 0 }]
      : [],
  )
  if (scored.length === 0 || scored.length + eliminated.length < counts) return null
  const best = [...scored.sort((one, other) => compare(one, other, rules)), ...eliminated].slice(0, counts)
  return best.reduce((sum, one) => ({
    points: sum.points + one.points,
    total: sum.total + one.total,
    courseFaults: sum.courseFaults + one.courseFaults,
    time: sum.time + one.time,
  }))
}

/** The place of each sum in its group, in the order given. Equal ones share a place, and the next is left out; null has none. */
export const placesOfSums = (
  sums: readonly { sum: Sum | null; group: string }[],
  rules: Pick<PlacingRules, 'scoring' | 'kind'>,
): (number | null)[] => {
  const places: (number | null)[] = sums.map(() => null)
  if (rules.kind === 'not_for_competition') return places
  const order = sums
    .flatMap(({ sum, group }, index) => (sum === null ? [] : [{ sum, group, index }]))
    .sort((one, other) => compare(one.sum, other.sum, rules))
  const last = new Map<string, { sum: Sum; count: number; place: number }>()
  for (const { sum, group, index } of order) {
    const before = last.get(group)
    const count = (before?.count ?? 0) + 1
    const place = before && compare(before.sum, sum, rules) === 0 ? before.place : count
    places[index] = place
    last.set(group, { sum, count, place })
  }
  return places
}

/** A team of a class, which however it is spelt is one: its runs by their index, and what they come to. */
export interface Team {
  name: string
  runs: number[]
  sum: Sum | null
}

/** The teams of a class, in the order of their first runs. */
export const teamsOf = (runs: readonly Placeable[], rules: PlacingRules): Team[] => {
  const indexes = new Map<string, number[]>()
  for (const [index, { team }] of runs.entries())
    if (team !== '') indexes.set(teamKey(team), [...(indexes.get(teamKey(team)) ?? []), index])
  const counts = rules.teamCounts ?? rules.teamSize ?? 1
  return [...indexes.values()].map((of) => ({
    name: runs[of[0] ?? 0]?.team ?? '',
    runs: of,
    sum: summed(
      of.flatMap((index) => runs[index] ?? []),
      counts,
      rules,
    ),
  }))
}

const placesOfTeams = (runs: readonly Placeable[], rules: PlacingRules): (number | null)[] => {
  const teams = teamsOf(runs, rules)
  const places = placesOfSums(
    teams.map(({ sum }) => ({ sum, group: '' })),
    rules,
  )
  const placeOf = new Map(teams.flatMap((team, at) => team.runs.map((index) => [index, places[at] ?? null])))
  return runs.map((_, index) => placeOf.get(index) ?? null)
}

/** The place of each run in its group, in the order given; where teams run, that of its team. */
export const placesOf = (runs: readonly Placeable[], rules: PlacingRules): (number | null)[] =>
  rules.teamSize === null
    ? placesOfSums(
        runs.map((run) => ({ sum: sumOfRun(run), group: run.group })),
        rules,
      )
    : placesOfTeams(runs, rules)

/** What a dog is grouped by: its height category and level on the day, by the rules of the class. */
export interface Grouped {
  height: HeightCategory
  level: number
}

/** Runs with the same text are placed against each other. */
export const groupOf = (placing: Placing, { height, level }: Grouped): string =>
  placing === 'together' ? '' : placing === 'height' ? height : String(level)
