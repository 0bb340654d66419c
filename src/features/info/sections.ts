import { plainText, type RichText } from '#contract/info/richText'

export interface PageSection {
  id: string
  title: string
  /** From its heading to the first of the third level, and from there to the next section. */
  blocks: RichText
  parts: RichText
}

/** A text cut at its headings of the second level; the text before the first is `opening`. */
export const sectionsOf = (body: RichText): { opening: RichText; sections: PageSection[] } => {
  const opening: RichText = []
  const sections: PageSection[] = []
  for (const block of body) {
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ id: block.id, title: plainText(block.text), blocks: [], parts: [] })
    const last = sections.at(-1)
    const inParts = last && (last.parts.length > 0 || (block.kind === 'heading' && block.level === 3))
    ;(inParts ? last.parts : (last?.blocks ?? opening)).push(block)
  }
  return { opening, sections }
}
