import { sameEntry, type PurchaseItem } from '#contract/purchase/cartItem'

/**
 * Merges the carts of two tabs that both started from `base`: the additions, changes and removals of this tab count,
 * everything else is as the other tab left it.
 */
export const mergeItems = (base: PurchaseItem[], ours: PurchaseItem[], theirs: PurchaseItem[]): PurchaseItem[] => {
  const find = (list: PurchaseItem[], { item }: PurchaseItem) => list.find((line) => sameEntry(line.item, item))
  const text = (line: PurchaseItem | undefined) => JSON.stringify(line)
  const added = ours.filter((line) => !find(theirs, line))
  return [...theirs, ...added].flatMap((line) => {
    const mine = find(ours, line)
    const wanted = text(mine) === text(find(base, line)) ? find(theirs, line) : mine
    return wanted ? [wanted] : []
  })
}
