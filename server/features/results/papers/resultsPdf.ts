import { speedOf } from '#contract/results/speed'
import { organisation } from '../../../content/organisation'
import { isolated } from '../../../messages/isolated'
import { paperMessages } from '../../../messages/papers'
import { cell, makePdf, mm } from '../../../pdf/makePdf'
import {
  classTitle,
  hundredthsText,
  publicHandler,
  resultGroups,
  type ClassOnPaper,
  type PaperAbout,
  type ScoredRun,
} from './classesOnPaper'

const strong = (text: string) => cell(text, { weight: 'strong' })
const right = (text: string) => cell(text, { right: true })

/** The published results of classes, to hang out: no names of juniors. */
export const resultsPdf = (found: readonly ClassOnPaper[], { show, locale, at }: PaperAbout): Promise<Buffer> => {
  const messages = paperMessages[locale]
  const { columns, rounds, grades } = messages
  const { name } = organisation()
  const title = messages.results(isolated(show.name))
  const time = (value: number | null) => hundredthsText(value, locale)
  const rowOf = ({ row, score }: ScoredRun, courseLength: number | null) => {
    const ran = { round: score.round, time: row.result?.time ?? null }
    const round = row.result?.disqualified ? rounds.disqualified : rounds[score.round]
    return [
      strong(row.place === null ? '–' : String(row.place)),
      cell(row.number === null ? '' : String(row.number)),
      strong(row.dogName),
      cell(publicHandler(row, locale)),
      right(score.total === null && score.points === null ? '' : time(ran.time)),
      right(time(speedOf(ran, courseLength))),
      right(time(score.courseFaults)),
      right(time(score.timeFaults)),
      right(score.points === null ? time(score.total) : String(score.points)),
      // Room between a number at the right and a text at the left.
      cell(''),
      cell([round, score.grade ? grades[score.grade] : ''].filter(Boolean).join(', ')),
    ]
  }
  const heads = [columns.place, columns.number, columns.dog, columns.handler]
  const figures = [columns.time, columns.speed, columns.courseFaults, columns.timeFaults, columns.total]
  const head = [
    ...heads.map(strong),
    ...figures.map((text) => cell(text, { weight: 'strong', right: true })),
    cell(''),
    strong(columns.round),
  ]
  const widths = [mm(14), mm(10), '*' as const, '*' as const, mm(14), mm(11), mm(16), mm(16), mm(13), mm(3), mm(23)]
  return makePdf(
    { title: `${title} | ${name}`, author: name, locale, at },
    ({ heading, subheading, paragraph, table }) => {
      heading(title)
      const published = found.flatMap((one) => {
        const groups = resultGroups(one, locale)
        return groups ? [{ ...one, groups }] : []
      })
      if (published.length === 0) paragraph(messages.noResults)
      for (const { cls, sheet, groups } of published) {
        subheading(classTitle(cls, locale))
        const { courseTime = null, courseLength = null } = sheet ?? {}
        const course = [
          ...(courseTime === null ? [] : [messages.courseTime(time(courseTime))]),
          ...(courseLength === null ? [] : [messages.courseLength(courseLength)]),
        ]
        if (course.length > 0) paragraph(course.join(', '))
        for (const { name: group, runs } of groups) {
          if (group !== '') paragraph(group, 'strong')
          table([head, ...runs.map((run) => rowOf(run, courseLength))], widths)
        }
      }
    },
  )
}
