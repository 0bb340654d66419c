import { speedOf } from '#contract/results/speed'
import type { ClassKind } from '#contract/show/classFormat'
import type { Locale } from '#contract/shared/locales'
import { paperMessages } from '../../../messages/papers'
import { cell, mm, type Pdf } from '../../../pdf/makePdf'
import type { StarterRow } from '../starters'
import { hundredthsText, publicHandler } from './classesOnPaper'
import type { PlacedOnPaper, RunsOnPaper, ScoredRun } from './groupsOnPaper'

const strong = (text: string) => cell(text, { weight: 'strong' })
const right = (text: string) => cell(text, { right: true })
const strongRight = (text: string) => cell(text, { weight: 'strong', right: true })
const empty = cell('')
const placeCell = (place: number | null) => strong(place === null ? '–' : String(place))

const dogCells = (row: StarterRow, locale: Locale) => [
  cell(row.number === null ? '' : String(row.number)),
  strong(row.dogName),
  cell(publicHandler(row, locale)),
]

const headOf = (locale: Locale, figures: readonly string[]) => {
  const { columns } = paperMessages[locale]
  return [...[columns.place, columns.number, columns.dog, columns.handler].map(strong), ...figures.map(strongRight)]
}

type PaperTable = Parameters<Pdf['table']>

interface OfClass {
  locale: Locale
  courseLength: number | null
}

const runCells = ({ row, score }: ScoredRun, { locale, courseLength }: OfClass) => {
  const { rounds, grades } = paperMessages[locale]
  const text = (value: number | null) => hundredthsText(value, locale)
  const ran = { round: score.round, time: row.result?.time ?? null }
  const round = row.result?.disqualified ? rounds.disqualified : rounds[score.round]
  return [
    ...dogCells(row, locale),
    right(score.total === null && score.points === null ? '' : text(ran.time)),
    right(text(speedOf(ran, courseLength))),
    right(text(score.courseFaults)),
    right(text(score.timeFaults)),
    right(score.points === null ? text(score.total) : String(score.points)),
    // Room between a number at the right and a text at the left.
    empty,
    cell([round, score.grade ? grades[score.grade] : ''].filter(Boolean).join(', ')),
  ]
}

const sumTexts = ({ sum }: PlacedOnPaper, kind: ClassKind, locale: Locale): [time: string, total: string] =>
  sum === null
    ? ['', '']
    : [hundredthsText(sum.time, locale), kind === 'points' ? String(sum.points) : hundredthsText(sum.total, locale)]

/** A team has a row with its sum, and below it one for each of its dogs; at the end come the dogs without a team. */
const teamRows = ({ placed, runs }: RunsOnPaper, kind: ClassKind, of: OfClass) => {
  const dogRows = (isShown: (row: StarterRow) => boolean) =>
    runs.filter(({ row }) => isShown(row)).map((run) => [empty, ...runCells(run, of)])
  return [
    ...placed.flatMap((team) => {
      const [time, total] = sumTexts(team, kind, of.locale)
      const name = [placeCell(team.place), empty, strong(team.team), empty]
      return [
        [...name, strongRight(time), empty, empty, empty, strongRight(total), empty, empty],
        ...dogRows((row) => team.dogs.includes(row)),
      ]
    }),
    ...dogRows(({ team }) => team === ''),
  ]
}

/** The runs of a group of a class as a table, with the widths of its columns. */
export const runTable = (
  group: RunsOnPaper,
  { kind, teamSize }: { kind: ClassKind; teamSize: number | null },
  of: OfClass,
): PaperTable => {
  const { columns } = paperMessages[of.locale]
  const figures = [columns.time, columns.speed, columns.courseFaults, columns.timeFaults, columns.total]
  const head = [...headOf(of.locale, figures), empty, strong(columns.round)]
  const rows =
    teamSize === null
      ? group.runs.map((run) => [placeCell(run.row.place), ...runCells(run, of)])
      : teamRows(group, kind, of)
  return [
    [head, ...rows],
    [mm(14), mm(10), '*', '*', mm(14), mm(11), mm(16), mm(16), mm(13), mm(3), mm(23)],
  ]
}

/** What the dogs of a combined result have in all of its rounds, likewise. */
export const sumTable = (placed: readonly PlacedOnPaper[], kind: ClassKind, locale: Locale): PaperTable => {
  const { columns } = paperMessages[locale]
  const rows = placed.flatMap((one) =>
    one.dogs.map((dog) => [placeCell(one.place), ...dogCells(dog, locale), ...sumTexts(one, kind, locale).map(right)]),
  )
  return [
    [headOf(locale, [columns.time, columns.total]), ...rows],
    [mm(14), mm(10), '*', '*', mm(18), mm(18)],
  ]
}
