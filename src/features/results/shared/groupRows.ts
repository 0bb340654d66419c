import { HeightCategory } from '#contract/dog/height'
import { groupOf, type Grouped } from '#contract/results/places'
import type { SheetRules } from '#contract/results/sheetRules'

/** Of the dogs of a group; by which of height and level it is one says `placing`. */
interface PlacingGroup<Row> extends Grouped {
  id: string
  rows: Row[]
}

const order = (one: Grouped, other: Grouped): number =>
  HeightCategory.options.indexOf(one.height) - HeightCategory.options.indexOf(other.height) || one.level - other.level

/** The rows of a class by who is placed against each other, the lowest height or level first; one group where all are. */
export const groupRows = <Row extends Grouped>(
  rows: readonly Row[],
  { placing }: Pick<SheetRules, 'placing'>,
): PlacingGroup<Row>[] => {
  const groups = new Map<string, PlacingGroup<Row>>()
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
