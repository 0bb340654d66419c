import { needsAgreement } from '#contract/show/approvable'
import { harmOf, showFaults } from '#contract/show/edit'
import { eachShowText, type ShowText } from '#contract/show/fields'
import { showEdits } from '#contract/show/life'
import { ShowForm, type EditedShow, type NamedPerson } from '#contract/show/form'
import type { ShowCode } from '#contract/show/fieldCodes'
import { parse, type ParseResult } from '#contract/shared/parse'
import { fromRow, toRow, wholeOf, type ClassRow } from './rows'

/** A show as it is typed. */
export type ShowValues = Record<ShowText, string> & {
  name: string
  startDate: string
  endDate: string
  addressLines: string
  timeZone: string
  ruleSet: string
  entriesOpenDay: string
  entriesOpenTime: string
  entriesCloseDay: string
  entriesCloseTime: string
  latitude: string
  longitude: string
  refundPercent: string
  showPlaces: string
  dayPlaces: string
  memberRuns: string
  earlyUntil: string
  secondDogPercent: string
  helperPercent: string
  judges: NamedPerson[]
  approvers: NamedPerson[]
  classes: ClassRow[]
  /** Why it changes, where its approvers and members read that. */
  why: string
  /** The day whose classes move, and where to; empty once they have. */
  movedDay: string
  movedTo: string
}

const text = (value: number | string | null) => (value === null ? '' : String(value))

export const toValues = (form: ShowForm): ShowValues => {
  const { name, startDate, endDate, timeZone, entriesOpen, entriesClose } = form
  return {
    name,
    startDate,
    endDate,
    ...eachShowText((field) => form[field]),
    timeZone,
    ruleSet: form.ruleSet,
    addressLines: form.addressLines.join('\n'),
    entriesOpenDay: entriesOpen.slice(0, 10),
    entriesOpenTime: entriesOpen.slice(11),
    entriesCloseDay: entriesClose.slice(0, 10),
    entriesCloseTime: entriesClose.slice(11),
    latitude: text(form.latitude),
    longitude: text(form.longitude),
    refundPercent: text(form.refundPercent),
    showPlaces: text(form.showPlaces),
    dayPlaces: text(form.dayPlaces),
    memberRuns: text(form.memberRuns),
    earlyUntil: text(form.earlyUntil),
    secondDogPercent: text(form.secondDogPercent),
    helperPercent: text(form.helperPercent),
    judges: form.judges,
    approvers: form.approvers,
    classes: form.classes.map((cls) => toRow(cls, form.judges)),
    why: '',
    movedDay: '',
    movedTo: '',
  }
}

const degrees = (typed: string): number | string | null => {
  const plain = typed.trim().replace(',', '.')
  return plain === '' ? null : /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : typed
}
const moment = (day: string, time: string) => (day === '' || time === '' ? '' : `${day}T${time.trim()}`)
const lines = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const limitOf = (typed: string) => (typed.trim() === '' ? null : wholeOf(typed))

const fromValues = (values: ShowValues): Record<keyof ShowForm, unknown> => {
  const {
    entriesOpenDay,
    entriesOpenTime,
    entriesCloseDay,
    entriesCloseTime,
    classes,
    why: _,
    movedDay: __,
    movedTo: ___,
    ...rest
  } = values
  return {
    ...rest,
    addressLines: lines(values.addressLines),
    entriesOpen: moment(entriesOpenDay, entriesOpenTime),
    entriesClose: moment(entriesCloseDay, entriesCloseTime),
    latitude: degrees(values.latitude),
    longitude: degrees(values.longitude),
    refundPercent: wholeOf(values.refundPercent),
    showPlaces: limitOf(values.showPlaces),
    dayPlaces: limitOf(values.dayPlaces),
    memberRuns: limitOf(values.memberRuns),
    earlyUntil: values.earlyUntil === '' ? null : values.earlyUntil,
    secondDogPercent: wholeOf(values.secondDogPercent),
    helperPercent: wholeOf(values.helperPercent),
    classes: classes.map((row) => fromRow(row, values.judges)),
  }
}

/** Two of the form's fields are one of the record's. */
const inputOf: Record<string, string> = { entriesOpen: 'entriesOpenDay', entriesClose: 'entriesCloseDay' }
export const atInputs = <Code>(faults: Readonly<Record<string, Code>>): Record<string, Code> =>
  Object.fromEntries(Object.entries(faults).map(([path, code]) => [inputOf[path] ?? path, code]))

/** Reads a show as it is typed, by all the rules that the server has; `saved` is what it was. */
export const readShow = (values: ShowValues, saved: EditedShow): ParseResult<ShowForm, ShowCode> => {
  const known = parse(ShowForm, fromValues(values))
  if (!known.success) return { success: false, fields: atInputs(known.fields) }
  const isPublished = showEdits[saved.state] === 'harmlessly'
  const faults = { ...showFaults(known.data), ...(isPublished && harmOf(known.data, { ...saved, before: saved.form })) }
  return Object.keys(faults).length === 0 ? known : { success: false, fields: atInputs(faults) }
}

/** Whether what is typed is, in part, a proposal to the approvers of the show. */
export const isProposal = (values: ShowValues, saved: EditedShow): boolean => {
  if (saved.state !== 'published' || saved.form.approvers.length === 0) return false
  const known = readShow(values, saved)
  return known.success && needsAgreement(saved.form, known.data)
}
