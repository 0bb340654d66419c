import { sameExtra, type PurchaseExtraItem } from '#contract/extra/cartExtra'
import { sameEntry, type PurchaseItem } from '#contract/purchase/cartItem'

const mergeLines =
  <Line>(isSame: (one: Line, other: Line) => boolean) =>
  (base: Line[], ours: Line[], theirs: Line[]): Line[] => {
    const find = (list: Line[], line: Line) => list.find((other) => isSame(other, line))
    const text = (line: Line | undefined) => JSON.stringify(line)
    const added = ours.filter((line) => !find(theirs, line))
    return [...theirs, ...added].flatMap((line) => {
      const mine = find(ours, line)
      const wanted = text(mine) === text(find(base, line)) ? find(theirs, line) : mine
      return wanted ? [wanted] : []
    })
  }

/**
 * Merges the carts of two tabs that both started from `base`: the additions, changes and removals of this tab count,
 * everything else is as the other tab left it.
 */
export const mergeItems = mergeLines<PurchaseItem>((one, other) => sameEntry(one.item, other.item))

/** The same for the extras of a cart. */
export const mergeExtras = mergeLines<PurchaseExtraItem>((one, other) => sameExtra(one.item, other.item))
