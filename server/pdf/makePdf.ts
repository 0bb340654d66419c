import PDFDocument from 'pdfkit'
import type { Locale } from '#contract/shared/locales'
import { withoutIsolates } from '../messages/isolated'
import { layBothDirections, type EmbeddedFont } from './bidi'
import { fontFor, type Weight } from './fonts'

/** Millimetres as points. */
export const mm = (length: number): number => (length * 72) / 25.4

interface About {
  title: string
  author: string
  locale: Locale
  /** When it was made: the same content at the same instant gives the same bytes. */
  at: Date
}

/** A text as a cell of a table. */
export const cell = (text: string, { weight, right = false }: { weight?: Weight; right?: boolean } = {}) => ({
  text,
  font: { src: fontFor(text, weight), size: 10 },
  align: { x: right ? ('right' as const) : ('left' as const), y: 'top' as const },
})

/** In points; `*` shares what is left. */
type ColumnWidth = number | '*'

export interface Pdf {
  /** An A4 page with margins, to draw on. */
  doc: PDFKit.PDFDocument
  heading: (text: string) => void
  /** Lines of text, and a little room below them. */
  paragraph: (text: string, weight?: Weight) => void
  /** A heading within. */
  subheading: (text: string) => void
  /** Rows with lines between them; of two columns, unless widths are given, the last is as wide as an amount. */
  table: (rows: ReturnType<typeof cell>[][], widths?: ColumnWidth[]) => void
}

const prepared = new WeakSet<EmbeddedFont>()

/** A document each of whose fonts writes both directions: every choice of a font, also of a table, passes here. */
class Paper extends PDFDocument {
  override font(src: PDFKit.Mixins.PDFFontSource, ...more: (string | number | undefined)[]): this {
    super.font(src, ...(more as []))
    const { _font: font } = this as unknown as { _font: EmbeddedFont }
    if (!prepared.has(font)) {
      prepared.add(font)
      layBothDirections(font)
    }
    return this
  }
}

const drawing = (doc: PDFKit.PDFDocument): Pdf => {
  const write = (tag: 'H1' | 'H2' | 'P', text: string, weight: Weight, size: number) => {
    const draw = () => void doc.font(fontFor(text, weight), size).text(text).moveDown(0.7)
    doc.addStructure(doc.struct(tag, {}, draw))
  }
  return {
    doc,
    heading: (text) => write('H1', text, 'strong', 20),
    subheading: (text) => {
      // A heading at the foot of a page would be parted from what it is of.
      if (doc.y > doc.page.maxY() - mm(25)) doc.addPage()
      write('H2', text, 'strong', 13)
    },
    paragraph: (text, weight = 'text') => write('P', text, weight, 10),
    table: (rows, widths = ['*', mm(32)]) => {
      const options = {
        // Not in its types yet: the table's cells are tagged below the document.
        structParent: doc,
        columnStyles: widths,
        defaultStyle: {
          border: { top: 0, right: 0, bottom: 0.5, left: 0 },
          borderColor: '#8a948f',
          padding: [mm(1.5), 0] as [number, number],
        },
        data: rows,
      }
      doc.table(options)
      doc.moveDown()
    },
  }
}

/** Makes a PDF, tagged, so that a screen reader reads it in order and in its language. */
export const makePdf = ({ title, author, locale, at }: About, draw: (pdf: Pdf) => void): Promise<Buffer> => {
  const doc = new Paper({
    size: 'A4',
    margin: mm(20),
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locale,
    info: { Title: withoutIsolates(title), Author: author, CreationDate: at, ModDate: at },
    font: fontFor(''),
  })
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
    draw(drawing(doc))
    doc.end()
  })
}
