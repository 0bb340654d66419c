import { sameEntry, type PurchaseItem } from '#contract/cartItem'

/**
 * The cart of two tabs that both went on from `base`: whatever this tab added, changed or removed since then counts,
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
