import * as z from 'zod/mini'

/** Where a text of the organisation may lead: an https address, a mail address, or a path of this site. */
export const isSafeHref = (href: string): boolean =>
  /^(https:\/\/[^/]|mailto:[^/]|\/(?!\/|.*\/\/))[^\u0000-\u0020\u007f<>"'`\\]*$/i.test(href)

const SafeHref = z.string().check(z.refine(isSafeHref))

const TextRun = z.object({
  kind: z.literal('text'),
  text: z.string(),
  strong: z.optional(z.literal(true)),
  emphasis: z.optional(z.literal(true)),
})
export type TextRun = z.infer<typeof TextRun>

const Inline = z.union([TextRun, z.object({ kind: z.literal('link'), href: SafeHref, words: z.array(TextRun) })])
export type Inline = z.infer<typeof Inline>
const Inlines = z.array(Inline)

const Block = z.union([
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), id: z.string(), text: Inlines }),
  z.object({ kind: z.literal('paragraph'), text: Inlines }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(Inlines) }),
  z.object({ kind: z.literal('table'), head: z.array(Inlines), rows: z.array(z.array(Inlines)) }),
  z.object({ kind: z.literal('quote'), paragraphs: z.array(Inlines) }),
])
export type Block = z.infer<typeof Block>

/**
 * What a text of the organisation can be: no markup travels, only this tree, and every link in it is one that is safe to
 * follow. It is deliberately flat, so that no text is deep enough to harm the renderer.
 */
export const RichText = z.array(Block)
export type RichText = z.infer<typeof RichText>

export const plainText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => (inline.kind === 'text' ? inline.text : inline.words.map(({ text }) => text).join('')))
    .join('')
