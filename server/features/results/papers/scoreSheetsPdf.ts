import { organisation } from '../../../content/organisation'
import { isolated } from '../../../messages/isolated'
import { paperMessages } from '../../../messages/papers'
import { cell, makePdf, mm } from '../../../pdf/makePdf'
import type { StarterRow } from '../starters'
import { classTitle, type ClassOnPaper, type PaperAbout } from './classesOnPaper'

/** What is filled in at the ring: a page for each class, with its dogs in running order. */
export const scoreSheetsPdf = (found: readonly ClassOnPaper[], { show, locale, at }: PaperAbout): Promise<Buffer> => {
  const messages = paperMessages[locale]
  const { columns, sheetColumns: sheet, toFill } = messages
  const { name } = organisation()
  const title = messages.scoreSheets(isolated(show.name))
  const notes = { measured: '', unmeasured: messages.unmeasured, measure_first: messages.measureFirst }
  const dogOf = ({ dogName, handler, heightState }: StarterRow) => {
    const note = notes[heightState]
    return `${isolated(dogName)}, ${isolated(handler)}${note === '' ? '' : ` (${note})`}`
  }
  const strong = (text: string) => cell(text, { weight: 'strong' })
  const written = [sheet.faults, sheet.refusals, sheet.eliminated, sheet.time]
  const heads = [sheet.order, columns.number, columns.dog, ...written]
  const toWrite = written.map(() => cell(''))
  return makePdf(
    { title: `${title} | ${name}`, author: name, locale, at },
    ({ doc, heading, subheading, paragraph, table }) => {
      heading(title)
      const entered = found.filter(({ starters }) => starters.length > 0)
      if (entered.length === 0) paragraph(messages.noEntries)
      for (const [index, { cls, order, starters }] of entered.entries()) {
        if (index > 0) doc.addPage()
        subheading(classTitle(cls, locale))
        if (order === null) paragraph(messages.notDrawn)
        const { judge, courseLength, courseTime, maximumTime, signature } = toFill
        table(
          [
            [cell(judge), cell(''), cell(courseLength), cell('')],
            [cell(courseTime), cell(''), cell(maximumTime), cell('')],
          ],
          [mm(44), '*', mm(44), mm(26)],
        )
        table(
          [
            heads.map(strong),
            ...starters.map((row, turn) => [
              cell(String(turn + 1)),
              strong(row.number === null ? '' : String(row.number)),
              cell(dogOf(row)),
              ...toWrite,
            ]),
          ],
          [mm(14), mm(12), '*', mm(22), mm(22), mm(10), mm(24)],
        )
        paragraph(`${signature}: ____________________________`)
      }
    },
  )
}
