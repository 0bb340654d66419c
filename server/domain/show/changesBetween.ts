import { ShowField } from '#contract/show/form'
import type { ChangedClass, HistoryValue, ShowDifference } from '#contract/show/difference'

type Values = Readonly<Record<string, unknown>>
type Cells = Readonly<Record<string, HistoryValue>>
interface States {
  before: Values | null
  after: Values | null
}

const valueIn = (values: Values | null, name: string) => (values?.[name] ?? null) as HistoryValue
const same = (one: HistoryValue, other: HistoryValue) => JSON.stringify(one) === JSON.stringify(other)

const changedFields = ({ before, after }: States): ShowDifference['fields'] =>
  ShowField.options
    .filter((field) => field !== 'classes' && (before?.[field] !== undefined || after?.[field] !== undefined))
    .map((field) => ({ field, before: valueIn(before, field), after: valueIn(after, field) }))
    .filter(({ before: was, after: is }) => !same(was, is))

const classesIn = (values: Values | null) => (values?.classes ?? {}) as Record<string, Cells>

const changedClass = (was: Cells | undefined, is: Cells | undefined): ChangedClass => {
  const known = is ?? was ?? {}
  const cells = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])]
  return {
    change: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed',
    date: String(known.date),
    startTime: String(known.startTime),
    ring: Number(known.ring),
    cells: cells
      .map((cell) => ({ cell, before: was?.[cell] ?? null, after: is?.[cell] ?? null }))
      .filter(({ before, after }) => !same(before, after)),
  }
}

const placeOf = ({ date, startTime, ring }: ChangedClass) => `${date} ${startTime} ${String(ring).padStart(3)}`

/** In the order of the timetable. */
const changedClasses = ({ before, after }: States): ChangedClass[] => {
  const [was, is] = [classesIn(before), classesIn(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((id) => changedClass(was[id], is[id]))
    .sort((a, b) => placeOf(a).localeCompare(placeOf(b)))
}

/** What differs between two states of a show as the audit has them, of its classes too. */
export const changesBetween = (states: States): ShowDifference => ({
  fields: changedFields(states),
  classes: changedClasses(states),
})
