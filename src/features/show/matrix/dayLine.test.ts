import type { Point } from '../../../lib/curve'
import { dayLine, type Box } from './dayLine'

const size = { wide: 100, high: 60 }
const cell = (row: number, column: number): Box => ({
  left: column * size.wide,
  right: (column + 1) * size.wide,
  top: row * size.high,
  bottom: (row + 1) * size.high,
})
/** The position of a cell's words. */
const words = ({ left, right, top, bottom }: Box, [x, y]: Point) =>
  x > left + 12 && x < right - 12 && y > top + 16 && y < bottom - 16

describe('the line of a day', () => {
  const chosen = [cell(0, 1), cell(0, 3), cell(1, 0), cell(4, 0), cell(5, 4), cell(5, 5)]

  it('is nothing while nothing is chosen', () => {
    expect(dayLine([])).toEqual([])
  })

  it('comes to every plate in running order', () => {
    const line = dayLine(chosen)
    const plates = chosen.map(({ left, top }) => [left + 50, top + 30])
    const stops = line.filter(([x, y]) => plates.some((plate) => plate[0] === x && plate[1] === y))
    expect(stops).toEqual(plates)
  })

  it('keeps to the edges of rows and columns in between, never over words', () => {
    const others = Array.from({ length: 36 }, (_, index) => cell(Math.floor(index / 6), index % 6)).filter(
      (one) => !chosen.some(({ left, top }) => left === one.left && top === one.top),
    )
    const over = dayLine(chosen).filter((point) => others.some((one) => words(one, point)))
    expect(over).toEqual([])
  })
})
