import type { ComponentProps, ReactNode } from 'react'
import { List } from './RowList'
import { useWindowRows } from './useWindowRows'

interface Props<Item> {
  label?: string
  rows: readonly Item[]
  /** What a row measures before it is drawn. */
  usualHeight: number
  /** Draws a Row, which is given `item`. */
  children: (row: Item, item: ComponentProps<'li'>) => ReactNode
}

/** A RowList of any length: of many rows those near the screen are drawn, and each says which of how many it is. */
export const LongRowList = <Item,>({ label, rows, usualHeight, children }: Props<Item>) => {
  const { body, measure, whole, shown, from, before, after } = useWindowRows<HTMLUListElement, Item>(rows, usualHeight)
  return (
    <List ref={body} aria-label={label} style={{ paddingTop: before, paddingBottom: after }}>
      {shown.map((row, index) =>
        children(
          row,
          whole
            ? {}
            : {
                ref: measure,
                ...{ 'data-index': from + index },
                ...{ 'aria-posinset': from + index + 1, 'aria-setsize': rows.length },
              },
        ),
      )}
    </List>
  )
}
