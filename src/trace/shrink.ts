/**
 * Delta debugging (ddmin): the shortest list, as far as leaving out parts leads, for which `isKept` still holds. It must hold
 * for the whole list.
 */
export const shrink = <Item>(items: readonly Item[], isKept: (items: Item[]) => boolean): Item[] => {
  let kept = [...items]
  let parts = 2
  while (kept.length > 1) {
    const size = Math.ceil(kept.length / parts)
    let shorter: Item[] | undefined
    for (let from = 0; from < kept.length && !shorter; from += size) {
      const without = kept.toSpliced(from, size)
      if (isKept(without)) shorter = without
    }
    if (shorter) {
      kept = shorter
      parts = Math.max(parts - 1, 2)
    } else if (size === 1) break
    else parts = Math.min(parts * 2, kept.length)
  }
  return kept
}
