import type { ResultSheet, SheetRow } from '#contract/results/desk'
import { resultLimits, type Result } from '#contract/results/result'
import { placesOf, scoreOf, type Score } from '#contract/results/score'
import { hundredthsText, parseTime } from '#contract/results/times'

export const cells = ['faults', 'refusals', 'time', 'mark'] as const
export type Cell = (typeof cells)[number]
/** A row as it stands in the grid. `mark`: E is eliminated, N has not run, nothing is a run. */
export type CellTexts = Record<Cell, string>

const marks = { run: '', eliminated: 'E', not_run: 'N' } as const
const outcomes = { '': 'run', E: 'eliminated', N: 'not_run' } as const

/** `point` stands before the hundredths, as the reader's language has it. */
export const textsOf = (result: Result | null, point: string): CellTexts =>
  result === null
    ? { faults: '', refusals: '', time: '', mark: '' }
    : {
        faults: `${result.faults}`,
        refusals: `${result.refusals}`,
        time: result.time === null ? '' : hundredthsText(result.time).replace('.', point),
        mark: marks[result.outcome],
      }

const readCount = (text: string, most: number): number | null => {
  const plain = text.trim()
  if (!/^\d*$/.test(plain) || Number(plain) > most) return null
  return Number(plain)
}

/** What a row says; `invalid` where it says nothing that can be saved. An empty row takes the result away. */
export const readTexts = ({ faults, refusals, time, mark }: CellTexts): Result | null | 'invalid' => {
  if ([faults, refusals, time, mark].every((text) => text.trim() === '')) return null
  const counts = [readCount(faults, resultLimits.faults), readCount(refusals, resultLimits.refusals)] as const
  const read = time.trim() === '' ? null : parseTime(time)
  if (counts[0] === null || counts[1] === null || (read === null && time.trim() !== '') || !(mark in outcomes))
    return 'invalid'
  return { faults: counts[0], refusals: counts[1], time: read, outcome: outcomes[mark as keyof typeof outcomes] }
}

export const isSameResult = (one: Result | null, other: Result | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    (['faults', 'refusals', 'time', 'outcome'] as const).every((field) => one[field] === other[field]))

export interface ShownRow {
  row: SheetRow
  texts: CellTexts
  /** What is typed, else what is saved. */
  result: Result | null | 'invalid'
  isUnsaved: boolean
  score: Score | null
  place: number | null
}

/** The rows of a grid with what has been typed, and what comes of it. */
export const shownRows = (
  { rows, refusalsToEliminate }: ResultSheet,
  typedOf: (row: SheetRow) => CellTexts,
  courseTime: number | null,
): ShownRow[] => {
  const read = rows.map((row) => {
    const texts = typedOf(row)
    const result = readTexts(texts)
    const isUnsaved = result === 'invalid' || !isSameResult(result, row.result)
    const known = result === 'invalid' ? null : result
    return { row, texts, result, isUnsaved, score: known && scoreOf(known, courseTime, { refusalsToEliminate }), known }
  })
  const places = placesOf(
    read.map(({ known, score, row: { notForCompetition } }) => ({
      time: known?.time ?? null,
      score: score ?? { round: 'not_run', timeFaults: null, total: null, grade: null },
      notForCompetition,
    })),
  )
  return read.map(({ known, ...row }, index) => ({ ...row, place: places[index] ?? null }))
}
