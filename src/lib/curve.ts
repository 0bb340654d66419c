export type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10
const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** The path of a smooth line through points (Catmull-Rom, divided by six), as SVG writes it; nothing for fewer than two. */
export const curveThrough = (points: readonly Point[]): string => {
  const [first, ...rest] = points
  if (!first || rest.length === 0) return ''
  const segments = rest.map((to, index) => {
    const from = points[index] ?? first
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${pair(out)} ${pair(into)} ${pair(to)}`
  })
  return `M${pair(first)}${segments.join('')}`
}
