const isWeak = 'W/'
const opaque = (tag: string): string => (tag.startsWith(isWeak) ? tag.slice(isWeak.length) : tag)

/** Does If-None-Match name this tag? It compares weakly, as RFC 9110 has it; `*` names any tag. */
export const namesTag = (list: string | undefined, tag: string): boolean =>
  (list ?? '').split(',').some((one) => one.trim() === '*' || opaque(one.trim()) === opaque(tag))
