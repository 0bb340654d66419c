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

/** What a list says of a show's classes. */
export type ClassTotals = Pick<ShowSummary, 'heights' | 'classCount' | 'ringCount' | 'capacity' | 'placesLeft'>

export interface LoadedShow {
  row: ShowRow
  judges: string[]
  classes: ClassRow[]
}
/** A show as a list has it: of its classes the sums alone. */
export interface ListedShow {
  row: ShowRow
  judges: string[]
  totals: ClassTotals
}

export const toSummary = ({ row, judges, totals }: ListedShow): ShowSummary => {
  const { id, approvers, ...facts } = row
  return {
    ...facts,
    ...timesOf(row),
    judges,
    ...totals,
    heights: ClassHeight.options.filter((height) => totals.heights.includes(height)),
  }
}

const totalsOf = (rows: readonly ClassRow[]): ClassTotals => ({
  heights: rows.map((cls) => cls.height),
  classCount: rows.length,
  ringCount: new Set(rows.map((cls) => cls.ring)).size,
  capacity: sum(rows.map((cls) => cls.capacity)),
  placesLeft: sum(rows.map((cls) => cls.capacity - cls.taken)),
})

export const toShow = ({ row, judges, classes: rows }: LoadedShow): Show => ({
  ...toSummary({ row, judges, totals: totalsOf(rows) }),
  approvers: row.approvers,
  classes: rows.map(toClass),
})
