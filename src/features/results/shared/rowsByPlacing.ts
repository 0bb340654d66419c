import { HeightCategory } from '#contract/dog/height'
import { groupOf } from '#contract/results/score'
import type { SheetRules } from '#contract/results/sheetRules'
import type { PublishedRow } from '#contract/results/shown'

export interface PlacingGroup {
  id: string
  /** Of the dogs of this group; which of the two it is by says `placing`. */
  height: HeightCategory
  level: number
  rows: PublishedRow[]
}

const order = (one: PlacingGroup, other: PlacingGroup): number =>
  HeightCategory.options.indexOf(one.height) - HeightCategory.options.indexOf(other.height) || one.level - other.level

/** The rows of a class by who is placed against each other, the lowest height or level first; one group where all are. */
export const placingGroups = (
  rows: readonly PublishedRow[],
  { placing }: Pick<SheetRules, 'placing'>,
): PlacingGroup[] => {
  const groups = new Map<string, PlacingGroup>()
  for (const row of rows) {
    const { height, level } = row
    const id = groupOf(placing, row)
    const group = groups.get(id)
    if (group) group.rows.push(row)
    else
      groups.set(id, {
        id,
        height: placing === 'height' ? height : 'not_measured',
        level: placing === 'level' ? level : 0,
        rows: [row],
      })
  }
  return [...groups.values()].sort(order)
}
