import { memo, type ComponentProps, type ReactNode } from 'react'
import { List } from './RowList'
import { useWindowRows } from './useWindowRows'

/** `data-index` is how the measuring finds the row's place. */
type ItemProps = ComponentProps<'li'> & { 'data-index': number }
type DrawRow<Item> = (row: Item, item: ItemProps) => ReactNode

interface Props<Item> {
  label?: string
  rows: readonly Item[]
  rowId: (row: Item) => string
  /** What a row measures before it is drawn. */
  usualHeight: number
  /** Draws a Row, which is given `item`. The same function at every render: a row is drawn once, however far one scrolls. */
  draw: DrawRow<Item>
}

interface PlacedProps<Item> {
  row: Item
  index: number
  count: number
  measure: (element: Element | null) => void
  draw: DrawRow<Item>
}

// memo forgets that the component is generic.
const PlacedRow = memo(function PlacedRow({ row, index, count, measure, draw }: PlacedProps<unknown>) {
  return draw(row, { ref: measure, 'aria-posinset': index + 1, 'aria-setsize': count, 'data-index': index })
}) as <Item>(props: PlacedProps<Item>) => ReactNode

/** A RowList of any length: of many rows those near the screen are drawn, and each says which of how many it is. */
export const LongRowList = <Item,>({ label, rows, rowId, usualHeight, draw }: Props<Item>) => {
  const { body, measure, shown, from, before, after } = useWindowRows<HTMLUListElement, Item>(rows, usualHeight)
  return (
    <List ref={body} aria-label={label} style={{ paddingTop: before, paddingBottom: after }}>
      {shown.map((row, index) => (
        <PlacedRow key={rowId(row)} row={row} index={from + index} count={rows.length} measure={measure} draw={draw} />
      ))}
    </List>
  )
}
