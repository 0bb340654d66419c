import type { Page } from '@playwright/test'

export interface Seen {
  /** What the page shows, one tag or text a line. */
  lines: string[]
  /** The state of its store at that very moment, as JSON. */
  state: string
}

interface Fiber {
  memoizedProps: { store?: { getState: () => unknown } } | null
  child: Fiber | null
}

/** Runs in the page, in one task: nothing comes between what is shown and the state that it is made from. */
const look = (): Seen => {
  const numbered = new Map<string, string>()
  const own = (text: string) =>
    text.replaceAll(/[«_:]r\w+[»_:]/gi, (id) => {
      if (!numbered.has(id)) numbered.set(id, `id${numbered.size}`)
      return numbered.get(id) ?? id
    })
  // What a field began with is not what it holds.
  const ignored = /^(data-focus|data-highlighted|aria-activedescendant|data-hover|data-active|selected|checked|value)/
  const heldBy = (node: Element): string[] => {
    if (node instanceof HTMLInputElement && ['checkbox', 'radio'].includes(node.type))
      return [`checked=${node.checked}`]
    if (node.matches('[type=password], [autocomplete^=cc-], [autocomplete=one-time-code]')) return []
    const isField =
      node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement
    return isField ? [`holds=${node.value}`] : []
  }
  const lines: string[] = []
  const walk = (node: Node) => {
    if (node instanceof Text && node.data.trim() !== '') lines.push(own(node.data))
    if (!(node instanceof HTMLElement || node instanceof SVGElement)) return
    if (node.matches('script, style, noscript, link, [data-outside-state]')) return
    const attributes = [...node.attributes]
      // The one tab stop of a grid follows the focus.
      .filter(({ name }) => !ignored.test(name) && !(name === 'tabindex' && node.matches('[data-at]')))
      // A browser lists style declarations in the order in which they were set.
      .map(({ name, value }) => ({ name, value: name === 'style' ? value.split(/; ?/).toSorted().join('; ') : value }))
      .map(({ name, value }) => `${name}="${own(value)}"`)
      .toSorted()
    lines.push(`<${node.localName} ${[...attributes, ...heldBy(node)].join(' ')}>`)
    node.childNodes.forEach(walk)
    lines.push(`</${node.localName}>`)
  }
  // The application's root, and what its dialogs and lists have put beside it.
  for (const child of document.body.children)
    if (child.id === 'root') child.childNodes.forEach(walk)
    else if (!child.matches('.waiting, .failed, .script')) walk(child)

  // No page hands its store out: React's root leads to it. The container keeps the first tree of two, its root the one shown.
  const root = document.getElementById('root') ?? document.body
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? ''
  let fiber: Fiber | null = (Reflect.get(root, key) as { stateNode: { current: Fiber } }).stateNode.current
  while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child
  if (!fiber?.memoizedProps?.store) throw new Error('The page has no store')
  return { lines, state: JSON.stringify(fiber.memoizedProps.store.getState()) }
}

/**
 * What a page shows, and its state. Left out is what no state decides: focus and what lasts as long as it, secrets that were
 * typed, names that the browser's own libraries number as they come, and what is marked `data-outside-state`.
 */
export const seenIn = (page: Page): Promise<Seen> => page.evaluate(look)

/** The first line in which two pages differ, with the lines before it; null where none does. */
export const firstDifference = (live: Seen, replayed: Seen): string | null => {
  const [a, b] = [live.lines, replayed.lines]
  const at = a.findIndex((line, index) => line !== b[index])
  if (at < 0 && a.length === b.length) return null
  const from = at < 0 ? a.length : at
  return [...a.slice(Math.max(0, from - 3), from), `- live     ${a[from]}`, `+ replayed ${b[from]}`].join('\n')
}
