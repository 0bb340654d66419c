import { type KeyboardEvent, useRef, useState } from 'react'

interface CellPosition {
  row: number
  column: number
}

/** Where a key leads in a grid of rows and columns; null for a key that does not move. */
const gridStep = (key: string, far: boolean, { row, column }: CellPosition, rows: number, columns: number) => {
  const last = { row: rows - 1, column: columns - 1 }
  const goals: Record<string, CellPosition> = {
    ArrowUp: { row: Math.max(0, row - 1), column },
    ArrowDown: { row: Math.min(last.row, row + 1), column },
    ArrowLeft: { row, column: Math.max(0, column - 1) },
    ArrowRight: { row, column: Math.min(last.column, column + 1) },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? last.row : row, column: last.column },
  }
  return goals[key] ?? null
}

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
