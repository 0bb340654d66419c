import type { Token } from 'markdown-it'
import { isSafeHref, type Inline, type TextRun } from '#contract/info/richText'

/** Receives each thing that a text may not have, in words for its author. */
export type Refused = (what: string) => void

const sameMarks = (one: TextRun, other: TextRun) => one.strong === other.strong && one.emphasis === other.emphasis

const append = (list: Inline[], words: TextRun) => {
  const last = list.at(-1)
  if (last?.kind === 'text' && sameMarks(last, words)) last.text += words.text
  else list.push(words)
}

/** The text of a token that is no mark; undefined where it is a mark. */
const textOf = ({ type, content }: Token): string | undefined => {
  if (type === 'text' || type === 'code_inline' || type === 'image') return content
  return type === 'softbreak' || type === 'hardbreak' ? ' ' : undefined
}

/** The words of one line of tokens with their marks and links. What is not allowed stays as words, and is reported. */
export const inlinesOf = (tokens: readonly Token[], refused: Refused): Inline[] => {
  const found: Inline[] = []
  let into: Inline[] = found
  const open = { strong: 0, em: 0 }
  for (const token of tokens) {
    const text = textOf(token)
    if (text !== undefined) {
      if (token.type === 'image') refused('an image')
      if (/<[a-z!/]/i.test(text)) refused('HTML')
      const strong = open.strong > 0 ? { strong: true as const } : {}
      const emphasis = open.em > 0 ? { emphasis: true as const } : {}
      if (text !== '') append(into, { kind: 'text', text, ...strong, ...emphasis })
    } else if (token.type === 'link_open') {
      const href = String(token.attrGet('href') ?? '')
      const words: TextRun[] = []
      if (isSafeHref(href)) found.push({ kind: 'link', href, words })
      else refused(`a link to ${href}`)
      into = isSafeHref(href) ? words : found
    } else if (token.type === 'link_close') into = found
    else if (token.tag === 'strong' || token.tag === 'em') open[token.tag] += token.nesting
  }
  return found
}
