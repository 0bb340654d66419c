/** Does a list of entity tags (If-None-Match) name this one? */
export const namesTag = (list: string | undefined, tag: string): boolean =>
  (list ?? '').split(',').some((one) => one.trim() === tag)
