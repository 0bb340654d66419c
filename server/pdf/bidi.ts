import bidiFactory from 'bidi-js'
import type { Font, GlyphRun } from 'fontkit'
import { rightToLeft, withoutIsolates } from '../messages/isolated'

const bidi = bidiFactory()
type Laid = Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'>

/** What pdfkit makes of a font; not in its types. */
export interface EmbeddedFont {
  font: Font
  scale: number
  layout: (text: string, features?: unknown, onlyWidth?: boolean) => Laid
}

interface DirectedRun {
  text: string
  direction: 'ltr' | 'rtl'
}

/** The parts of a text that have one direction each, from left to right; within a part the letters are as they are read. */
export const directedRuns = (text: string): DirectedRun[] => {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text)
  const runs: { from: number; to: number; level: number }[] = []
  for (const index of bidi.getReorderedIndices(text, { levels, paragraphs })) {
    const level = levels[index] ?? 0
    const last = runs.at(-1)
    if (last?.level === level && index === last.to + 1) last.to = index
    else if (last?.level === level && index === last.from - 1) last.from = index
    else runs.push({ from: index, to: index, level })
  }
  return runs.map(({ from, to, level }) => {
    const part = text.slice(from, to + 1)
    // A bracket opens to the side from which it is read.
    const mirrored = Array.from(part, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join('')
    const isRightToLeft = level % 2 === 1
    return { text: withoutIsolates(isRightToLeft ? mirrored : part), direction: isRightToLeft ? 'rtl' : 'ltr' }
  })
}

/** Makes a font of pdfkit lay out texts that have letters of both directions; pdfkit itself knows one direction a text. */
export const layBothDirections = (embedded: EmbeddedFont): void => {
  const { font, scale } = embedded
  const layOneDirection = embedded.layout.bind(embedded)
  const layRun = ({ text, direction }: DirectedRun): Laid => {
    const { glyphs, positions, advanceWidth } = font.layout(text, undefined, undefined, undefined, direction)
    const scaled = positions.map(({ xAdvance, yAdvance, xOffset, yOffset }, index) => ({
      xAdvance: xAdvance * scale,
      yAdvance: yAdvance * scale,
      xOffset: xOffset * scale,
      yOffset: yOffset * scale,
      advanceWidth: (glyphs[index]?.advanceWidth ?? 0) * scale,
    }))
    return { glyphs, positions: scaled, advanceWidth: advanceWidth * scale }
  }
  embedded.layout = (text, features, onlyWidth) => {
    // A line of a wrapped name may have its last letters and the invisible mark alone.
    if (!rightToLeft.test(text)) return layOneDirection(withoutIsolates(text), features, onlyWidth)
    const runs = directedRuns(text)
      .filter((run) => run.text !== '')
      .map(layRun)
    return {
      glyphs: runs.flatMap(({ glyphs }) => glyphs),
      positions: runs.flatMap(({ positions }) => positions),
      advanceWidth: runs.reduce((width, run) => width + run.advanceWidth, 0),
    }
  }
}
