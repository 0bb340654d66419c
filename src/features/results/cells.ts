import type { ResultSheet, SheetRow } from '#contract/results/desk'
import { resultLimits, type Outcome, type Result, hundredthsText, parseTime } from '#contract/results/result'
import { isAwarded, lastAwarded, lastAwardedSum } from '#contract/results/awarded'
import { groupOf, placesOf, teamsOf } from '#contract/results/places'
import { scoreOf, type CourseTimes, type Score } from '#contract/results/score'
import type { ClassKind } from '#contract/show/classFormat'
import type { CellTexts } from '../../store/results/resultSheetsSlice'

/** What the reader can do with a sheet: published results are corrected as a whole, and single dogs disqualified. */
export type SheetUse = 'edit' | 'disqualify' | 'read'

export type TypedCell = 'faults' | 'refusals' | 'points' | 'time'
const counts = ['faults', 'refusals', 'points'] as const

/** What is typed of each run. */
export const typedCellsOf = (kind: ClassKind): readonly TypedCell[] =>
  kind === 'points' ? ['points', 'time'] : ['faults', 'refusals', 'time']

const marks = { run: '', eliminated: 'E', not_run: 'N' } as const
const outcomes: Record<string, Outcome> = { E: 'eliminated', D: 'eliminated', N: 'not_run' }

/** A time as it is typed; empty for none. `point` precedes the hundredths, as the reader's language has it. */
export const timeText = (time: number | null, point: string): string =>
  time === null ? '' : hundredthsText(time).replace('.', point)

export const textsOf = (result: Result | null, point: string): CellTexts =>
  result === null
    ? { faults: '', refusals: '', points: '', time: '', mark: '', reason: '' }
    : {
        faults: `${result.faults}`,
        refusals: `${result.refusals}`,
        points: result.points === null ? '' : `${result.points}`,
        time: timeText(result.time, point),
        mark: result.disqualified === null ? marks[result.outcome] : 'D',
        reason: result.disqualified ?? '',
      }

const readCount = (text: string, most: number): number | null => {
  const plain = text.trim()
  if (!/^\d*$/.test(plain) || Number(plain) > most) return null
  return Number(plain)
}

/** A cell whose text can't be saved. */
export interface WrongCell {
  cell: TypedCell
  text: string
  /** A time was typed among the counts. */
  isTime: boolean
  /** What repairs it, where that is plain. */
  repair: Partial<CellTexts> | null
}

const wrongCount = (cell: (typeof counts)[number], texts: CellTexts): WrongCell => {
  const text = texts[cell].trim()
  const isTime = /^\d[\d:]*[.,:]\d+$/.test(text)
  const swapped = texts.time.trim()
  const canSwap = isTime && parseTime(text) !== null && readCount(swapped, resultLimits[cell]) !== null
  return { cell, text, isTime, repair: canSwap ? { [cell]: swapped, time: text } : null }
}

export const wrongCells = (texts: CellTexts): WrongCell[] => {
  const wrong: WrongCell[] = counts
    .filter((cell) => readCount(texts[cell], resultLimits[cell]) === null)
    .map((cell) => wrongCount(cell, texts))
  const time = texts.time.trim()
  // A time among the counts that goes to its own cell takes with it what is wrong there.
  if (time !== '' && parseTime(time) === null && !wrong.some(({ repair }) => repair))
    wrong.push({ cell: 'time', text: time, isTime: false, repair: null })
  return wrong
}

/** What a row says; `invalid` where it says nothing that can be saved. An empty row takes the result away. */
export const readTexts = (texts: CellTexts): Result | null | 'invalid' => {
  const { faults, refusals, points, time, mark, reason } = texts
  if ([faults, refusals, points, time, mark].every((text) => text.trim() === '')) return null
  if (wrongCells(texts).length > 0) return 'invalid'
  return {
    faults: Number(faults),
    refusals: Number(refusals),
    time: time.trim() === '' ? null : parseTime(time),
    outcome: outcomes[mark] ?? 'run',
    points: points.trim() === '' ? null : Number(points),
    disqualified: mark === 'D' ? reason : null,
  }
}

export const isSameResult = (one: Result | null, other: Result | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    (['faults', 'refusals', 'points', 'time', 'outcome', 'disqualified'] as const).every(
      (field) => one[field] === other[field],
    ))

export interface ShownRow {
  row: SheetRow
  texts: CellTexts
  /** What is typed, else what is saved. */
  result: Result | null | 'invalid'
  isUnsaved: boolean
  wrong: WrongCell[]
  score: Score | null
  place: number | null
  /** Whether the rules award its place, or that of its team, by those that have run so far. */
  isAwarded: boolean
}

/** The rows of a grid with what has been typed, and what comes of it. */
export const shownRows = (
  { rows, rules }: ResultSheet,
  typedOf: (row: SheetRow) => CellTexts,
  times: CourseTimes,
): ShownRow[] => {
  const read = rows.map((row) => {
    const texts = typedOf(row)
    const result = readTexts(texts)
    const isUnsaved = result === 'invalid' || !isSameResult(result, row.result)
    const known = result === 'invalid' ? null : result
    const score = known && scoreOf(known, times, rules)
    return { row, texts, result, isUnsaved, wrong: wrongCells(texts), score, known }
  })
  const placeable = read.map(({ known, score, row }) => ({
    time: known?.time ?? null,
    score: score ?? { round: 'incomplete' as const, courseFaults: null, total: null, points: null },
    notForCompetition: row.notForCompetition,
    group: groupOf(rules.placing, row),
    team: row.team,
  }))
  const places = placesOf(placeable, rules)
  const groupIn = ({ row }: { row: SheetRow }) => groupOf(rules.placing, row)
  const roundIn = ({ score }: { score: Score | null }) => ({ round: score?.round ?? null })
  const lastIn = new Map(
    [...new Set(read.map(groupIn))].map((group) => [
      group,
      lastAwarded(rules.awards, read.filter((one) => groupIn(one) === group).map(roundIn)),
    ]),
  )
  const lastTeam = lastAwardedSum(
    rules.awards,
    teamsOf(placeable, rules).map(({ runs }) => runs.flatMap((index) => read[index] ?? []).map(roundIn)),
  )
  return read.map(({ known, ...shown }, index) => {
    const place = places[index] ?? null
    const last = rules.teamSize === null ? (lastIn.get(groupIn(shown)) ?? 0) : lastTeam
    return { ...shown, place, isAwarded: isAwarded({ place }, last) }
  })
}
