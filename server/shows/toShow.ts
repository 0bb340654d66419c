import { ClassHeight } from '../../contract/height'
import { sum } from '../../contract/money'
import { ShowState, type Show, type ShowClass, type ShowSummary } from '../../contract/show'
import type { classes, shows } from '../db/schema'

export type ShowRow = typeof shows.$inferSelect
export type ClassRow = typeof classes.$inferSelect

export const toClass = ({ showId, taken, ...row }: ClassRow): ShowClass => ({
  ...row,
  placesLeft: row.capacity - taken,
})

/** What the eligibility rules ask of a show; a draft is no show to anybody. */
export const timesOf = (row: ShowRow): Pick<Show, 'state' | 'timeZone' | 'entriesOpenAt' | 'entriesCloseAt'> => ({
  state: ShowState.parse(row.state),
  timeZone: row.timeZone,
  entriesOpenAt: row.entriesOpenAt.toISOString(),
  entriesCloseAt: row.entriesCloseAt.toISOString(),
})

export const toSummary = (row: ShowRow, judges: string[], rows: readonly ClassRow[]): ShowSummary => {
  const { id, approvers, ...facts } = row
  return {
    ...facts,
    ...timesOf(row),
    judges,
    heights: ClassHeight.options.filter((height) => rows.some((cls) => cls.height === height)),
    classCount: rows.length,
    ringCount: new Set(rows.map((cls) => cls.ring)).size,
    capacity: sum(rows.map((cls) => cls.capacity)),
    placesLeft: sum(rows.map((cls) => cls.capacity - cls.taken)),
  }
}

export const toShow = (row: ShowRow, judges: string[], rows: readonly ClassRow[]): Show => ({
  ...toSummary(row, judges, rows),
  approvers: row.approvers,
  classes: rows.map(toClass),
})
