import type { Point } from '../../../lib/curve'

/** The position of a cell in the table, in px. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const middle = ({ left, right, top, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2]

/** The distance between the marks of a long walk: even, so that the curve does not swing past a plate. */
const stride = 60
const sway = 3

const evenly = (from: number, to: number) => {
  const steps = Math.max(1, Math.round(Math.abs(to - from) / stride))
  return Array.from({ length: steps }, (_, step) => from + ((step + 0.5) * (to - from)) / steps)
}
/** Down a column's edge from one height to another. */
const down = (x: number, from: number, to: number): Point[] =>
  evenly(from, to).map((y, step) => [x + (step % 2 === 0 ? sway : -sway), y])
/** Along a row's edge from one column's edge to another's. */
const along = (y: number, from: number, to: number): Point[] => evenly(from, to).map((x) => [x, y])

/** From the cell of one run to the cell of the next: along the edges of rows and columns, which have no words. */
const between = (a: Box, b: Box): Point[] => {
  const near = 2
  const right = b.left > a.left
  const same = Math.abs(a.left - b.left) < near
  const leave = right ? a.right : a.left
  const edge = same || right ? b.left : b.right
  const beside = Math.abs(leave - edge) < near
  if (Math.abs(a.top - b.top) < near) {
    const low = a.bottom - (beside ? (a.bottom - a.top) / 3 : 0)
    return beside ? [[edge, low]] : along(low, leave, edge)
  }
  const across = same || beside ? [] : along(a.bottom, leave, edge)
  if (b.top - a.bottom < near) return across
  return [...across, ...down(edge, a.bottom, b.top)]
}

/** The marks of a day's line: in at the top of the first cell, then from plate to plate in running order. */
export const dayLine = (cells: readonly Box[]): Point[] =>
  cells.flatMap((cell, index) => {
    const before = cells[index - 1]
    const way: Point[] = before ? between(before, cell) : [[cell.left + (cell.right - cell.left) / 8, cell.top]]
    return [...way, middle(cell)]
  })
