import slugify from '@sindresorhus/slugify'
import MarkdownIt, { type Token } from 'markdown-it'
import { plainText, type Block, type Inline, type RichText } from '#contract/info/richText'
import { inlinesOf, type Refused } from './inlines'

const absent = ['code', 'fence', 'hr', 'reference', 'lheading', 'strikethrough', 'html_block', 'html_inline']
const markdown = new MarkdownIt({ html: false, linkify: false, maxNesting: 20 }).disable(absent)
// Every link becomes a token, so that inlines.ts sees an unsafe link and reports it.
markdown.validateLink = () => true

/** Ids that the page itself has: a heading that took one would be found in its place. */
const pageIds = ['root', 'content', 'main-heading']

const givenId = /\{#([a-z][a-z0-9-]*)\}\s*$/

/** The id that an author gave a heading with {#id}, else one made of its words; each once a page. */
const withId = (text: Inline[], taken: Set<string>): { id: string; text: Inline[] } => {
  const [mark, given] = givenId.exec(plainText(text)) ?? []
  const last = text.at(-1)
  const words =
    mark && last?.kind === 'text'
      ? [...text.slice(0, -1), { ...last, text: last.text.replace(givenId, '').trimEnd() }]
      : text
  const base = given ?? (slugify(plainText(words)) || 'section')
  let id = base
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`
  taken.add(id)
  return { id, text: words }
}

type Container = Extract<Block, { kind: 'list' | 'quote' | 'table' }>

const containerOf = (tag: string): Container | null => {
  if (tag === 'ul' || tag === 'ol') return { kind: 'list', ordered: tag === 'ol', items: [] }
  if (tag === 'table') return { kind: 'table', head: [], rows: [] }
  return tag === 'blockquote' ? { kind: 'quote', paragraphs: [] } : null
}

/** Follows the tokens of a text; lists, quotes and tables are kept one deep. */
class Reader {
  readonly blocks: Block[] = []
  private readonly ids = new Set(pageIds)
  private container: Container | null = null
  private depth = 0
  private heading: 2 | 3 | null = null

  constructor(private readonly refused: Refused) {}

  read({ type, tag, nesting, children }: Token): void {
    const container = containerOf(tag)
    if (type === 'inline') this.words(inlinesOf(children ?? [], this.refused))
    else if (container) this.contain(container, nesting)
    else if (type === 'list_item_open' && this.container?.kind === 'list') this.container.items.push([])
    else if (type === 'heading_open') this.heading = tag === 'h1' || tag === 'h2' ? 2 : 3
    else if (type === 'heading_close') this.heading = null
    else if (type === 'tr_open') this.row()
  }

  private contain(container: Container, nesting: number): void {
    this.depth += nesting
    if (this.depth === 0) this.container = null
    if (nesting < 0) return
    if (this.container) this.refused(`a ${container.kind} inside a ${this.container.kind}`)
    else {
      this.container = container
      this.blocks.push(container)
    }
  }

  private row(): void {
    if (this.container?.kind === 'table' && this.container.head.length > 0) this.container.rows.push([])
  }

  private words(text: Inline[]): void {
    const { container } = this
    if (container?.kind === 'table') (container.rows.at(-1) ?? container.head).push(text)
    else if (container?.kind === 'quote') container.paragraphs.push(text)
    else if (container?.kind === 'list') this.intoItem(container.items, text)
    else if (this.heading !== null)
      this.blocks.push({ kind: 'heading', level: this.heading, ...withId(text, this.ids) })
    else if (text.length > 0) this.blocks.push({ kind: 'paragraph', text })
  }

  private intoItem(items: Inline[][], text: Inline[]): void {
    const item = items.at(-1)
    if (item && item.length > 0) item.push({ kind: 'text', text: ' ' })
    item?.push(...text)
  }
}

/** Markdown of the organisation as a safe tree. What the tree cannot hold stays as plain words, and is reported. */
export const richText = (source: string, refused: Refused = () => undefined): RichText => {
  const reader = new Reader(refused)
  for (const token of markdown.parse(source, {})) reader.read(token)
  return reader.blocks
}
