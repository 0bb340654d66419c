import type * as z from 'zod/mini'
import { Email } from '../account/credentials'
import { lasts } from '../membership/atDesk'
import type { MembershipKind } from '../membership/kinds'
import type { Day } from '../shared/calendar'
import type { FieldCode } from '../shared/errors'
import { fieldCodeOf } from '../shared/fieldCode'
import type { Locale } from '../shared/locales'
import { normalizeText } from '../shared/normalizeText'
import { readDate, type DateOrder } from '../shared/readDate'
import { Name, OptionalName, OptionalPhone } from '../shared/text'
import { neededFields, type ImportField } from './importFields'
import type { ImportRow } from './importing'

/** A member as a row describes one. A text is empty, and any other value null, where the row says nothing of it. */
export interface ImportedMember {
  name: string
  email: string
  memberNumber: number | null
  membershipKind: MembershipKind | null
  joinedOn: Day | null
  renewalDate: Day | null
  birthDate: Day | null
  locale: Locale | null
  phone: string
  street: string
  postcode: string
  city: string
  country: string
}

/** What reading a row depends on besides its texts. */
export interface ImportContext {
  dateOrder: DateOrder
  today: Day
}

export type RefusedFields = Partial<Record<ImportField, FieldCode>>

type Read<Value> = { value: Value } | { problem: FieldCode }
type Reader<Value> = (text: string, context: ImportContext) => Read<Value>

const textOf =
  (schema: z.ZodMiniType<string>): Reader<string> =>
  (text) => {
    const known = schema.safeParse(text)
    if (known.success) return { value: known.data }
    const [issue] = known.error.issues
    return { problem: issue ? fieldCodeOf(issue) : 'invalid' }
  }

const found = <Value>(value: Value | undefined): Read<Value> =>
  value === undefined ? { problem: 'invalid' } : { value }

const byWord = <Value>(choices: readonly (readonly [Value, string])[]): Reader<Value> => {
  const values = new Map(choices.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)))
  return (text) => found(values.get(normalizeText(text)))
}

const numberOf: Reader<number> = (text) => {
  const [, digits] = /^#?0*([1-9]\d{0,5})(?:[.,]0+)?$/.exec(text.trim()) ?? []
  return found(digits === undefined ? undefined : Number(digits))
}

const dayOf =
  (earliest: Day, latestOf: (today: Day) => Day): Reader<Day> =>
  (text, { dateOrder, today }) => {
    const day = readDate(text, dateOrder)
    if (day === null || day < earliest) return { problem: 'invalid' }
    const latest = latestOf(today)
    return day <= latest ? { value: day } : { problem: latest === today ? 'in_future' : 'invalid' }
  }
const untilToday = (today: Day): Day => today

const readers: { [Field in keyof ImportedMember]: Reader<NonNullable<ImportedMember[Field]>> } = {
  name: textOf(Name),
  email: textOf(Email),
  memberNumber: numberOf,
  membershipKind: byWord([
    ['adult', 'adult full ordinary normal dorosly zwykle zwyczajne zwykly zwyczajny normalne'],
    ['junior', 'junior youth child juniorskie mlodziez mlodziezowe'],
    ['family', 'family household rodzinne rodzina'],
    ['honorary', 'honorary honorowe honorowy'],
    ['life', 'life lifetime dozywotnie dozywotni'],
  ]),
  joinedOn: dayOf('1900-01-01', untilToday),
  renewalDate: dayOf('1950-01-01', () => '2149-12-31'),
  birthDate: dayOf('1900-01-01', untilToday),
  locale: byWord([
    ['en', 'en eng english angielski'],
    ['pl', 'pl pol polish polski'],
  ]),
  phone: textOf(OptionalPhone),
  street: textOf(OptionalName),
  postcode: textOf(OptionalName),
  city: textOf(OptionalName),
  country: textOf(OptionalName),
}

const nothing: ImportedMember = {
  name: '',
  email: '',
  memberNumber: null,
  membershipKind: null,
  joinedOn: null,
  renewalDate: null,
  birthDate: null,
  locale: null,
  phone: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
}

/** A membership that the row describes: its kind and its last day, null where it has none; null for a row without one. */
export const membershipOf = ({
  membershipKind,
  renewalDate,
}: ImportedMember): { kind: MembershipKind; until: Day | null } | null => {
  const kind = membershipKind ?? 'adult'
  return lasts(kind) && renewalDate === null ? null : { kind, until: renewalDate }
}

/** What the values of a row have to be together. */
const problemsTogether = (member: ImportedMember): RefusedFields => {
  const { membershipKind, memberNumber, joinedOn, renewalDate, birthDate } = member
  const fields: RefusedFields = {}
  // Without a last day it would be no membership, or one for good.
  if (membershipOf(member) === null && (membershipKind ?? memberNumber ?? joinedOn) !== null)
    fields.renewalDate = 'required'
  if (membershipKind !== null && !lasts(membershipKind) && renewalDate !== null) fields.renewalDate = 'without_end'
  if (joinedOn !== null && renewalDate !== null && renewalDate < joinedOn) fields.renewalDate = 'invalid'
  if (membershipKind === 'junior' && birthDate === null) fields.birthDate = 'required'
  return fields
}

const textIn = ({ familyName, ...cells }: ImportRow['cells'], field: keyof ImportedMember): string =>
  (field === 'name' ? [cells.name, familyName].join(' ') : (cells[field] ?? '')).trim()

/** What a row says of a member, or why its fields cannot be stored. */
export const readMember = (
  { cells }: Pick<ImportRow, 'cells'>,
  context: ImportContext,
): { member: ImportedMember } | { fields: RefusedFields } => {
  const fields: RefusedFields = {}
  const member = { ...nothing }
  for (const field of Object.keys(readers) as (keyof ImportedMember)[]) {
    const text = textIn(cells, field)
    if (text === '') continue
    const read = readers[field](text, context)
    if ('value' in read) Object.assign(member, { [field]: read.value })
    else fields[field] = read.problem
  }
  for (const field of neededFields) if (textIn(cells, field) === '') fields[field] = 'required'
  if (Object.keys(fields).length > 0) return { fields }
  const together = problemsTogether(member)
  return Object.keys(together).length > 0 ? { fields: together } : { member }
}
