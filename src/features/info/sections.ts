import { plainText, type RichText } from '../../../contract/richText'

export interface PageSection {
  id: string
  title: string
  /** From its heading to the next of the same level. */
  blocks: RichText
}

/** A text cut at its headings of the second level; what stands before the first is `opening`. */
export const sectionsOf = (body: RichText): { opening: RichText; sections: PageSection[] } => {
  const opening: RichText = []
  const sections: PageSection[] = []
  for (const block of body) {
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ id: block.id, title: plainText(block.text), blocks: [] })
    const into = sections.at(-1)?.blocks ?? opening
    into.push(block)
  }
  return { opening, sections }
}
