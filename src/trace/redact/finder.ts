/** A shorter text is found in ordinary words. */
export const shortest = 8

/** Looks for many texts at once, in one pass: of those that begin at a place, the longest one. */
export const createFinder = (texts: Iterable<string>) => {
  const byStart = new Map<string, string[]>()
  for (const text of new Set(texts)) {
    const start = text.slice(0, shortest)
    if (text.length >= shortest) byStart.set(start, [...(byStart.get(start) ?? []), text])
  }
  for (const alike of byStart.values()) alike.sort((a, b) => b.length - a.length)
  const at = (text: string, index: number) =>
    byStart.get(text.slice(index, index + shortest))?.find((one) => text.startsWith(one, index))

  return {
    isIn: (text: string): boolean => {
      for (let index = 0; byStart.size > 0 && index + shortest <= text.length; index += 1)
        if (at(text, index) !== undefined) return true
      return false
    },
    replace: (text: string, replacementOf: (found: string) => string): string => {
      let result = ''
      let copied = 0
      for (let index = 0; byStart.size > 0 && index + shortest <= text.length; index += 1) {
        const found = at(text, index)
        if (found === undefined) continue
        result += text.slice(copied, index) + replacementOf(found)
        index += found.length - 1
        copied = index + 1
      }
      return copied === 0 ? text : result + text.slice(copied)
    },
  }
}
