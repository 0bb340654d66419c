import { addTo, instantOfWallClock } from '../shared/calendar'
import { type ShowCode, showLimits } from './fieldCodes'
import { showTextFields } from './fields'
import type { ShowLifecycle } from './show'
import { showEdits } from './life'
import type { ClassForm, ClassUse, ShowFaults, ShowField, ShowForm } from './form'

/** Where the show is held and what it is called can be put right after the approvers have seen it. */
const notApproved: readonly ShowField[] = [
  ...(['name', 'addressLines', ...showTextFields, 'latitude', 'longitude'] as const),
]

const inOrder = (_key: string, value: unknown): unknown =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))

/** Who wrote the names of a record in another order has changed nothing. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

export const changedFields = (before: ShowForm, after: ShowForm): ShowField[] =>
  (Object.keys(before) as ShowField[]).filter((field) => !same(before[field], after[field]))

/** Does saving this withdraw what approvers are deciding on, or have? */
export const withdrawsApprovals = (state: ShowLifecycle, before: ShowForm, after: ShowForm): boolean =>
  showEdits[state] === 'withdrawing' && changedFields(before, after).some((field) => !notApproved.includes(field))

/** The faults of one class by the cells that they are in. */
const classFaults = (cls: ClassForm, show: ShowForm): Partial<Record<keyof ClassForm, ShowCode>> => ({
  ...((cls.date < show.startDate || cls.date > show.endDate) && { date: 'outside_show' }),
  ...(cls.endLevel < cls.startLevel && { endLevel: 'level_below' }),
  ...(cls.earlyPrice !== null && cls.earlyPrice >= cls.price && { earlyPrice: 'early_not_lower' }),
  ...((cls.teamCounts ?? 0) > (cls.teamSize ?? 0) && { teamCounts: 'over_team' }),
  ...(cls.judge !== null && show.judges[cls.judge] === undefined && { judge: 'invalid' }),
})

/** A combined result has at least two rounds, scored alike. */
const roundFaults = (classes: readonly ClassForm[]): ShowFaults => {
  const faults = classes.flatMap((cls, row): [string, ShowCode][] => {
    if (cls.combinedAs === '') return []
    const others = classes.filter((other) => other !== cls && other.combinedAs === cls.combinedAs)
    const path = `classes.${row}.combinedAs`
    if (others.length === 0) return [[path, 'one_round']]
    return others.every(({ kind }) => kind === cls.kind) && cls.teamSize === null ? [] : [[path, 'other_kind']]
  })
  return Object.fromEntries(faults)
}

const keyOf = ({ id, name }: { id: string | null; name: string }) => id ?? name.toLowerCase()
const namesTwice = (people: ShowForm['judges']) => new Set(people.map(keyOf)).size < people.length

const timeFaults = ({ timeZone, startDate, endDate, entriesOpen, entriesClose }: ShowForm): ShowFaults => ({
  ...(endDate > addTo(startDate, { days: showLimits.showDays - 1 }) && { endDate: 'too_many_days' }),
  ...(endDate < startDate && { endDate: 'before_start' }),
  ...(entriesClose.slice(0, 10) > endDate && { entriesClose: 'after_show' }),
  ...(entriesClose <= entriesOpen && { entriesClose: 'before_start' }),
  ...(instantOfWallClock(entriesOpen, timeZone) === null && { entriesOpen: 'no_such_time' }),
  ...(instantOfWallClock(entriesClose, timeZone) === null && { entriesClose: 'no_such_time' }),
})

/** Errors of a show whose single fields are all valid. */
export const showFaults = (show: ShowForm): ShowFaults => {
  const { latitude, longitude, earlyUntil, judges, approvers, classes } = show
  const judging = new Set(judges.map(keyOf))
  const ids = classes.flatMap(({ id }) => id ?? [])
  return {
    ...timeFaults(show),
    ...(latitude === null && longitude !== null && { latitude: 'required' }),
    ...(longitude === null && latitude !== null && { longitude: 'required' }),
    ...(earlyUntil === null && classes.some(({ earlyPrice }) => earlyPrice !== null) && { earlyUntil: 'required' }),
    ...(namesTwice(judges) && { judges: 'named_twice' }),
    ...(namesTwice(approvers) && { approvers: 'named_twice' }),
    ...(approvers.some((person) => judging.has(keyOf(person))) && { approvers: 'judges_too' }),
    ...roundFaults(classes),
    ...(new Set(ids).size < ids.length && { classes: 'invalid' }),
    ...Object.fromEntries(
      classes.flatMap((cls, row) =>
        Object.entries(classFaults(cls, show)).map(([cell, code]) => [`classes.${row}.${cell}`, code]),
      ),
    ),
  }
}

/** What a dog was entered for: of a class with entries none of it changes. Its day and price do, by a proposal. */
const enteredFor = [
  ...(['type', 'height', 'startLevel', 'endLevel', 'veteran'] as const),
  ...(['ruleSet', 'placing', 'kind', 'teamSize', 'teamCounts'] as const),
] satisfies (keyof ClassForm)[]

/** A class whose running order or results are published keeps its day, time, ring and price besides. */
const fixedOnceBegun = ['date', 'startTime', 'ring', 'price', 'earlyPrice'] as const satisfies (keyof ClassForm)[]

interface Published {
  before: ShowForm
  use: readonly ClassUse[]
  entriesOpened: boolean
  /** See EditedShow. */
  earliestClosing: string | null
}

const harmToClass = (cls: ClassForm, row: number, { before, use }: Published): [string, ShowCode][] => {
  const was = before.classes.find(({ id }) => id === cls.id)
  const used = use.find(({ id }) => id === cls.id)
  if (!was || !used) return []
  const moved = used.isUsed ? enteredFor.filter((cell) => was[cell] !== cls[cell]) : []
  const late = used.begun ? fixedOnceBegun.filter((cell) => was[cell] !== cls[cell]) : []
  return [
    ...late.map((cell): [string, ShowCode] => [`classes.${row}.${cell}`, 'fixed_now']),
    ...moved.map((cell): [string, ShowCode] => [`classes.${row}.${cell}`, 'has_entries']),
    ...(cls.capacity < used.taken ? [[`classes.${row}.capacity`, 'below_taken'] as [string, ShowCode]] : []),
  ]
}

/** A limit never falls below the places that are taken already. */
const limitHarm = ({ showPlaces, dayPlaces, classes }: ShowForm, use: readonly ClassUse[]): ShowFaults => {
  const taken = classes.map(({ id, date }) => ({ date, taken: use.find((cls) => cls.id === id)?.taken ?? 0 }))
  const sumOf = (day?: string) =>
    taken.reduce((all, cls) => (day === undefined || cls.date === day ? all + cls.taken : all), 0)
  const fullest = Math.max(0, ...taken.map(({ date }) => sumOf(date)))
  return {
    ...(showPlaces !== null && showPlaces < sumOf() && { showPlaces: 'below_taken' as const }),
    ...(dayPlaces !== null && dayPlaces < fullest && { dayPlaces: 'below_taken' as const }),
  }
}

/** What of a change would harm someone who has entered, or was promised something, in a show that is published. */
export const harmOf = (after: ShowForm, published: Published): ShowFaults => {
  const { before, use, entriesOpened, earliestClosing } = published
  const isEntered = use.some(({ isUsed }) => isUsed)
  const kept = new Set(after.classes.map(({ id }) => id))
  const closing =
    earliestClosing !== null && earliestClosing < before.entriesClose ? earliestClosing : before.entriesClose
  return {
    ...(after.city === '' && { city: 'required' }),
    ...(after.country === '' && { country: 'required' }),
    ...(after.classes.length === 0 && { classes: 'required' }),
    ...(after.judges.length === 0 && { judges: 'required' }),
    ...(!same(before.approvers, after.approvers) && { approvers: 'fixed_now' }),
    ...(entriesOpened && before.entriesOpen !== after.entriesOpen && { entriesOpen: 'fixed_now' }),
    ...(isEntered && before.timeZone !== after.timeZone && { timeZone: 'has_entries' }),
    ...(isEntered && before.ruleSet !== after.ruleSet && { ruleSet: 'has_entries' }),
    ...(isEntered &&
      after.entriesClose < closing &&
      after.startDate >= before.startDate && { entriesClose: 'has_entries' }),
    ...limitHarm(after, use),
    ...(isEntered && after.refundPercent < before.refundPercent && { refundPercent: 'has_entries' }),
    ...(use.some(({ id, isUsed }) => isUsed && !kept.has(id)) && { classes: 'has_entries' }),
    ...Object.fromEntries(after.classes.flatMap((cls, row) => harmToClass(cls, row, published))),
  }
}

/** The first day of a copy: the nearest to the one that is wanted with the weekday of the show that is copied. */
export const copiedStart = (of: string, wanted: string): string => {
  const days = Math.round((Date.parse(wanted) - Date.parse(of)) / 86_400_000)
  return addTo(of, { days: Math.round(days / 7) * 7 })
}

/** The year that a name ends with, or has within it. */
const yearInName = /\b(?:19|20)\d\d\b/

/** The next time a show is held: its week a year later, or in the first year that is to come, on the same weekdays. */
export const suggestedCopy = (of: { name: string; startDate: string }, today: string) => {
  let years = 1
  const startIn = (count: number) => copiedStart(of.startDate, addTo(of.startDate, { years: count }))
  while (startIn(years) <= today) years += 1
  const startDate = startIn(years)
  return { name: of.name.replace(yearInName, startDate.slice(0, 4)), startDate }
}
