import { useRef, useState, type KeyboardEvent } from 'react'
import { gridStep, type CellPosition } from './gridStep'

/** Says which cell has the tab stop from now on. */
export type GridStop = (at: CellPosition) => void

/** The grid keyboard pattern: one cell of the grid is in the tab order, arrows, Home and End lead to the others. */
export const useGridKeys = (rows: number, columns: number, first: CellPosition = { row: 0, column: 0 }) => {
  const [at, setAt] = useState(first)
  const grid = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = gridStep(event.key, event.ctrlKey, at, rows, columns)
    if (!next) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-at="${next.row} ${next.column}"]`)?.focus()
  }
  /** What the one thing in a cell that takes the focus has to carry. */
  const cell = (row: number, column: number) => ({
    'data-at': `${row} ${column}`,
    tabIndex: at.row === row && at.column === column ? 0 : -1,
    onFocus: () => setAt({ row, column }),
  })
  return { grid, at, setAt, onKeyDown, cell }
}
