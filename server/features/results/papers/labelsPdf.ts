import { organisation } from '../../../content/organisation'
import { isolated } from '../../../messages/isolated'
import { paperMessages } from '../../../messages/papers'
import { fontFor, type Weight } from '../../../pdf/fonts'
import { makePdf, mm } from '../../../pdf/makePdf'
import type { StarterRow } from '../starters'
import type { ClassOnPaper, PaperAbout } from './classesOnPaper'

/** Sheets of 24 labels of 70 by 37 mm, as shops sell them for A4. */
const sheet = { columns: 3, rows: 8, width: mm(70), height: mm(37), top: mm(0.5) }
const perSheet = sheet.columns * sheet.rows
const inset = mm(5)

interface Label {
  number: number | null
  dogName: string
  handlers: string[]
}

/** A label for each dog, by number: a dog of several classes has one, with all of its handlers. */
const labelsOf = (found: readonly ClassOnPaper[]): Label[] => {
  const labels = new Map<string, Label>()
  for (const { number, dogName, handler, dogId } of found.flatMap(({ starters }): StarterRow[] => starters)) {
    const label = labels.get(dogId) ?? { number, dogName, handlers: [] }
    if (handler !== '' && !label.handlers.includes(handler)) label.handlers.push(handler)
    labels.set(dogId, label)
  }
  const order = ({ number }: Label) => number ?? Number.MAX_SAFE_INTEGER
  return [...labels.values()].toSorted(
    (one, other) => order(one) - order(other) || (one.dogName < other.dogName ? -1 : 1),
  )
}

/** Labels with the number, the dog and its handlers. */
export const labelsPdf = (found: readonly ClassOnPaper[], { show, locale, at }: PaperAbout): Promise<Buffer> => {
  const messages = paperMessages[locale]
  const { name } = organisation()
  const title = messages.labels(isolated(show.name))
  const labels = labelsOf(found)
  return makePdf({ title: `${title} | ${name}`, author: name, locale, at }, ({ doc, paragraph }) => {
    // A label reaches the edge of the page: no text may begin another one there.
    doc.page.margins = { top: 0, right: 0, bottom: 0, left: 0 }
    if (labels.length === 0) {
      doc.page.margins = { top: mm(20), right: mm(20), bottom: mm(20), left: mm(20) }
      paragraph(messages.noEntries)
    }
    for (const [index, { number, dogName, handlers }] of labels.entries()) {
      const position = index % perSheet
      if (index > 0 && position === 0) doc.addPage({ size: 'A4', margin: 0 })
      const x = (position % sheet.columns) * sheet.width + inset
      const y = sheet.top + Math.floor(position / sheet.columns) * sheet.height + inset
      const line = (text: string, down: number, size: number, weight: Weight) =>
        doc.font(fontFor(text, weight), size).text(text, x, y + down, {
          width: sheet.width - 2 * inset,
          height: size * 1.3,
          ellipsis: true,
          lineBreak: true,
        })
      doc.addStructure(
        doc.struct('P', {}, () => {
          line(number === null ? '–' : String(number), 0, 22, 'strong')
          line(dogName, mm(11), 13, 'strong')
          line(handlers.join(', '), mm(18), 10, 'text')
        }),
      )
    }
  })
}
