import type { MemberRow } from '#contract/member/register'
import type { Locale } from '#contract/shared/locales'
import { organisation } from '../../content/organisation'
import { registerMessages } from '../../messages/register'
import { drawMark } from '../../pdf/drawMark'
import { fontFor, type Weight } from '../../pdf/fonts'
import { makePdf, mm } from '../../pdf/makePdf'

/** Cards of 85 by 54 mm, as paper for business cards has them: ten on a sheet of A4. */
const sheet = { columns: 2, rows: 5, width: mm(85), height: mm(54), left: mm(20), top: mm(13.5) }
const perSheet = sheet.columns * sheet.rows
const inset = mm(6)
const mark = mm(9)

/** Membership cards, of members whose membership runs: club, number, name, kind and last day, with lines to cut along. */
export const cardsPdf = (
  members: readonly MemberRow[],
  { locale, at }: { locale: Locale; at: Date },
): Promise<Buffer> => {
  const { cards: messages, kinds } = registerMessages[locale]
  const { name } = organisation()
  const running = members.filter(({ state }) => state === 'active' || state === 'lapsing')
  return makePdf({ title: `${messages.title} | ${name}`, author: name, locale, at }, ({ doc, paragraph }) => {
    if (running.length === 0) return paragraph(messages.none)
    // A card reaches into the margins: no text may begin another page there.
    doc.page.margins = { top: 0, right: 0, bottom: 0, left: 0 }
    for (const [index, { memberNumber, memberName, kind, renewalDate }] of running.entries()) {
      const position = index % perSheet
      if (index > 0 && position === 0) doc.addPage({ size: 'A4', margin: 0 })
      const x = sheet.left + (position % sheet.columns) * sheet.width
      const y = sheet.top + Math.floor(position / sheet.columns) * sheet.height
      doc.markContent('Artifact')
      doc.rect(x, y, sheet.width, sheet.height).lineWidth(0.5).stroke('#8a948f')
      doc.endMarkedContent()
      drawMark(doc, x + inset, y + inset, mark)
      const line = (text: string, down: number, size: number, weight: Weight = 'text', beside = 0) =>
        doc.font(fontFor(text, weight), size).text(text, x + inset + beside, y + down, {
          width: sheet.width - 2 * inset - beside,
          height: size * 1.3,
          ellipsis: true,
        })
      doc.addStructure(
        doc.struct('P', {}, () => {
          line(name, mm(8), 11, 'strong', mark + mm(3))
          line(memberName, mm(20), 14, 'strong')
          if (kind !== 'adult') line(kinds[kind], mm(27), 10)
          line(renewalDate === null ? messages.endless : messages.until(renewalDate), mm(33), 10)
          if (memberNumber !== null) line(`${messages.number} ${memberNumber}`, mm(42), 13, 'strong')
        }),
      )
    }
  })
}
