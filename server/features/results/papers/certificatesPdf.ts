import { organisation } from '../../../content/organisation'
import { entryListMessages, heightName, typeNames } from '../../../messages/entryLists'
import { formatsOf } from '../../../messages/formats'
import { isolated } from '../../../messages/isolated'
import { paperMessages } from '../../../messages/papers'
import { drawMark } from '../../../pdf/drawMark'
import { fontFor, type Weight } from '../../../pdf/fonts'
import { makePdf, mm } from '../../../pdf/makePdf'
import { isPlaced, resultGroups, type ClassOnPaper, type PaperAbout } from './classesOnPaper'

/** A certificate for each place and clear round of a class, a page each, to be signed. */
export const certificatesPdf = (of: ClassOnPaper, { show, locale, at }: PaperAbout): Promise<Buffer> => {
  const messages = paperMessages[locale]
  const lists = entryListMessages[locale]
  const { longDay } = formatsOf(locale)
  const { name } = organisation()
  const { cls } = of
  const title = messages.certificates(isolated(show.name))
  const honoured = (resultGroups(of, locale) ?? []).flatMap((group) =>
    group.runs
      .map((run) => ({
        ...run,
        group: group.name,
        honours: [
          ...(run.row.place !== null && isPlaced(run, group) ? [messages.placeOf(run.row.place)] : []),
          ...(run.score.round === 'clear' && group.clearRounds ? [messages.clearRound] : []),
        ],
      }))
      .filter(({ honours }) => honours.length > 0),
  )
  return makePdf({ title: `${title} | ${name}`, author: name, locale, at }, ({ doc, paragraph }) => {
    const centred = (tag: 'H1' | 'P', text: string, size: number, weight: Weight, gap: number) => {
      const draw = () => void doc.font(fontFor(text, weight), size).text(text, { align: 'center' }).moveDown(gap)
      doc.addStructure(doc.struct(tag, {}, draw))
    }
    if (honoured.length === 0) paragraph(messages.noCertificates)
    for (const [index, { row, group, honours }] of honoured.entries()) {
      if (index > 0) doc.addPage()
      const size = mm(30)
      drawMark(doc, (doc.page.width - size) / 2, mm(24), size)
      doc.y = mm(62)
      centred('P', name, 16, 'text', 1)
      centred('H1', messages.certificate, 40, 'strong', 0.6)
      centred('P', row.dogName, 30, 'strong', 0.2)
      if (row.handler !== '') centred('P', messages.handledBy(isolated(row.handler)), 16, 'text', 1)
      centred('P', honours.join(' · '), 26, 'strong', 0.2)
      const classText = [typeNames[cls.type], heightName(locale, cls.height), group || lists.levels(cls)]
      centred('P', messages.inClass(classText.join(', ')), 16, 'text', 1)
      centred('P', show.name, 18, 'strong', 0.2)
      centred('P', longDay(cls.date), 14, 'text', 3)
      centred('P', '______________________________', 14, 'text', 0.2)
      centred('P', messages.judge, 12, 'text', 0)
    }
  })
}
