export interface CellPosition {
  row: number
  column: number
}

/** Where a key leads in a grid of rows and columns; null for a key that does not move. */
export const gridStep = (key: string, far: boolean, { row, column }: CellPosition, rows: number, columns: number) => {
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
