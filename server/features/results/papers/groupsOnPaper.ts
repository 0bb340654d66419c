import { isAwarded, lastAwarded, lastAwardedSum } from '#contract/results/awarded'
import { groupOf, teamsOf, type Grouped, type Sum } from '#contract/results/places'
import { scoreOf, type Score } from '#contract/results/score'
import type { SheetRules } from '#contract/results/sheetRules'
import type { Locale } from '#contract/shared/locales'
import { categories } from '../../../messages/categories'
import { entryListMessages } from '../../../messages/entryLists'
import type { CombinedRounds } from '../combined'
import type { StarterRow } from '../starters'
import type { ClassOnPaper } from './classesOnPaper'

/** A result with what is worked out of it. */
export interface ScoredRun {
  row: StarterRow
  score: Score
}

/** Who has a place together: a dog, whose `team` is empty, or the dogs of a team. */
export interface PlacedOnPaper {
  place: number | null
  team: string
  dogs: StarterRow[]
  /** What several runs come to. */
  sum: Sum | null
}

/** Those that are placed against each other, by place; `name` is empty where that is the whole class. */
export interface GroupOnPaper {
  name: string
  placed: PlacedOnPaper[]
  /** How many of its places are awarded. */
  awarded: number
}

/** A group of a class, with each of its runs by place; and whether the rules award clear rounds. */
export interface RunsOnPaper extends GroupOnPaper {
  runs: ScoredRun[]
  clearRounds: boolean
}

/** Those with one of the places that are awarded. */
export const awardedIn = ({ placed, awarded }: GroupOnPaper): (PlacedOnPaper & { place: number })[] =>
  placed.flatMap(({ place, ...one }) => (place !== null && isAwarded({ place }, awarded) ? [{ ...one, place }] : []))

const byPlace = (one: { place: number | null }, other: { place: number | null }) =>
  (one.place ?? Number.MAX_SAFE_INTEGER) - (other.place ?? Number.MAX_SAFE_INTEGER)

/** Rows by who is placed against each other, with the name of each group, in the order of the names. */
const grouped = <Row>(
  rows: readonly Row[],
  { placing, scale }: Pick<SheetRules, 'placing' | 'scale'>,
  { dogOf, locale }: { dogOf: (row: Row) => Grouped; locale: Locale },
): { name: string; rows: Row[] }[] => {
  const groups = new Map<string, { name: string; rows: Row[] }>()
  for (const row of rows) {
    const dog = dogOf(row)
    const id = groupOf(placing, dog)
    const names = {
      together: '',
      height: categories[locale][dog.height],
      level: entryListMessages[locale].levels({ startLevel: dog.level, endLevel: dog.level, scale }),
    }
    const group = groups.get(id) ?? { name: names[placing], rows: [] }
    group.rows.push(row)
    groups.set(id, group)
  }
  return [...groups.values()].toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
}

const teamsAmong = (runs: readonly ScoredRun[], rules: SheetRules) => {
  const placeable = runs.map(({ row, score }) => ({ ...row, score, time: row.result?.time ?? null, group: '' }))
  return teamsOf(placeable, rules).map(({ name, runs: indexes, sum }) => ({
    name,
    sum,
    runs: indexes.flatMap((index) => runs[index] ?? []),
  }))
}

const roundOf = ({ score: { round } }: { score: Score }) => ({ round })

const toRunsOnPaper = (name: string, runs: ScoredRun[], rules: SheetRules): RunsOnPaper => {
  const { awards, teamSize } = rules
  const { clearRounds } = awards
  if (teamSize === null) {
    const placed = runs.map(({ row }) => ({ place: row.place, team: '', dogs: [row], sum: null }))
    return { name, runs, clearRounds, placed, awarded: lastAwarded(awards, runs.map(roundOf)) }
  }
  const teams = teamsAmong(runs, rules)
  return {
    name,
    runs,
    clearRounds,
    placed: teams.map((team) => ({
      place: team.runs[0]?.row.place ?? null,
      team: team.name,
      dogs: team.runs.map(({ row }) => row),
      sum: team.sum,
    })),
    awarded: lastAwardedSum(
      awards,
      teams.map((team) => team.runs.map(roundOf)),
    ),
  }
}

/** The published results of a class by placing group, by the rules that it was judged by; null where they are not published. */
export const resultGroups = ({ sheet, starters }: ClassOnPaper, locale: Locale): RunsOnPaper[] | null => {
  if (!sheet?.publishedAt) return null
  const [first] = starters
  if (!first) return []
  const { sheetRules, times } = first.judging
  const runs = starters
    .flatMap((row) => (row.result === null ? [] : [{ row, score: scoreOf(row.result, times, sheetRules) }]))
    .toSorted((one, other) => byPlace(one.row, other.row))
  const placing = sheetRules.teamSize === null ? sheetRules.placing : 'together'
  return grouped(runs, { ...sheetRules, placing }, { dogOf: ({ row }) => row, locale }).map(({ name, rows }) =>
    toRunsOnPaper(name, rows, sheetRules),
  )
}

/** The same of a combined result; null until all of its rounds are published. */
export const combinedGroups = ({ dogs, rules }: CombinedRounds, locale: Locale): GroupOnPaper[] | null =>
  dogs &&
  grouped(dogs, rules, { dogOf: ({ first }) => first, locale }).map(({ name, rows }) => ({
    name,
    placed: rows.map(({ first, place, sum }) => ({ place, team: '', dogs: [first], sum })),
    awarded: lastAwardedSum(
      rules.awards,
      rows.map(({ rounds }) => rounds.map(roundOf)),
    ),
  }))
