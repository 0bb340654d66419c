import type { ShowClass } from '#contract/show/show'

export interface Block {
  cls: ShowClass
  /** Share of the day's width, 0 to 1. */
  start: number
  length: number
}
export interface Timetable {
  /** Full hours, the first and the last at the edges. */
  hours: number[]
  rings: { ring: number; blocks: Block[] }[]
}

/** Longest block in minutes: no class says when it ends, so a block shows its start, not its length. */
const longest = 90

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The classes of one day (in time order) as blocks on the rings' lines. */
export const timetableOf = (classes: readonly ShowClass[]): Timetable => {
  const starts = classes.map(({ startTime }) => minutes(startTime))
  const first = Math.floor(Math.min(...starts) / 60)
  const last = Math.ceil((Math.max(...starts) + longest) / 60)
  const span = (last - first) * 60
  const rings = [...new Set(classes.map(({ ring }) => ring))].sort((a, b) => a - b)
  return {
    hours: Array.from({ length: last - first + 1 }, (_, hour) => first + hour),
    rings: rings.map((ring) => {
      const inRing = classes.filter((cls) => cls.ring === ring)
      const blocks = inRing.map((cls, index) => {
        const start = minutes(cls.startTime)
        const next = inRing[index + 1]
        const length = Math.min(longest, next ? minutes(next.startTime) - start : longest)
        return { cls, start: (start - first * 60) / span, length: length / span }
      })
      return { ring, blocks }
    }),
  }
}
