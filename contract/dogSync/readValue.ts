import { FciLevel, kennelClubGrades, Microchip } from '../dog/dog'
import type * as z from 'zod/mini'
import { dogNames, eachDogName } from '../dog/fields'
import { birthDateProblem } from '../dog/age'
import type { FieldCode } from '../shared/errors'
import { fieldCodeOf } from '../shared/fieldCode'
import { normalizeText } from '../shared/normalizeText'
import { parseCentimetres } from '../dog/heightBands'
import { limits } from '../shared/limits'
import { Name } from '../shared/text'
import type { HeightUnit } from './columns'
import { readDate, type DateOrder } from '../shared/readDate'
import type { SyncField, SyncValue } from './fields'

/** What reading a file depends on besides its text. `ranks`: folded names of the levels, in every language. */
export interface ReadContext {
  dateOrder: DateOrder
  /** What the heights of a column are in, unless a cell says it. */
  heightUnit: HeightUnit
  ranks: ReadonlyMap<string, number>
  /** A day on which every time zone has arrived. */
  today: string
}

export type ReadValue = { value: SyncValue } | { problem: FieldCode }

const invalid: ReadValue = { problem: 'invalid' }
const found = (value: SyncValue | undefined): ReadValue => (value === undefined ? invalid : { value })

const byWord = (choices: Record<string, SyncValue>): ReadonlyMap<string, SyncValue> =>
  new Map(Object.entries(choices).flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)))
const genders = byWord({
  'f female bitch b girl suka suczka s samica k': 'female',
  'm male dog d boy pies p samiec': 'male',
})
const yesOrNo = byWord({ 'yes y true 1 x tak t prawda': true, 'no n false 0 nie falsz': false })

const textOf =
  (schema: z.ZodMiniType<string>) =>
  (text: string): ReadValue => {
    const known = schema.safeParse(text)
    if (known.success) return { value: known.data }
    const [issue] = known.error.issues
    return { problem: issue ? fieldCodeOf(issue) : 'invalid' }
  }

const unitWords: Record<string, HeightUnit> = {
  cm: 'cm',
  mm: 'mm',
  in: 'in',
  '"': 'in',
  '″': 'in',
  inch: 'in',
  inches: 'in',
}
const millimetresPer = { mm: 1, in: 25.4 }

const millimetresOf = (digits: string, unit: HeightUnit): number | null => {
  // 52,40 has one decimal: a zero behind it says nothing.
  if (unit === 'cm') return parseCentimetres(digits.replace(/([.,]\d)0+$/, '$1'))
  return /^\d{1,4}(?:[.,]\d+)?$/.test(digits)
    ? Math.round(Number(digits.replace(',', '.')) * millimetresPer[unit])
    : null
}

const heightOf = (text: string, unit: HeightUnit): ReadValue => {
  const [, digits = '', own = ''] = /^([\d.,]+)\s*(cm|mm|in|inch|inches|"|″)?$/i.exec(text.trim()) ?? []
  const millimetres = millimetresOf(digits, unitWords[own.toLowerCase()] ?? unit)
  if (millimetres === null) return { problem: 'one_decimal' }
  if (millimetres < limits.heightMinMm) return { problem: 'height_too_small' }
  return millimetres > limits.heightMaxMm ? { problem: 'height_too_big' } : { value: millimetres }
}

// What a spreadsheet makes of 15 digits, where none of them is lost: '616…, 616….0, 6,16093900004417E+14.
const chipDigits = (text: string): string =>
  text
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .replace(/[.,]0{1,2}$/, '')
    .replace(/^(\d)[.,](\d{14})E\+?14$/i, '$1$2')

const birthDateOf = (text: string, { dateOrder, today }: ReadContext): ReadValue => {
  const day = readDate(text, dateOrder)
  if (day === null) return invalid
  const problem = birthDateProblem(day, today)
  return problem ? { problem } : { value: day }
}

const gradeOf = (text: string): ReadValue => {
  const trimmed = text.trim()
  const grade = /\d\d$/.test(trimmed) ? null : trimmed.at(-1)
  return found(kennelClubGrades.find((known) => String(known) === grade))
}

const fciLevelOf = (text: string): ReadValue => {
  const folded = normalizeText(text)
  if (['none', 'brak', ''].includes(folded)) return { value: 'none' }
  const [, level] = /^(?:fci|klasa|class|level|grade)*a?([0-3])$/.exec(folded) ?? []
  return found(FciLevel.options.find((known) => known === level))
}

const rankOf = (text: string, ranks: ReadonlyMap<string, number>): ReadValue => {
  const folded = normalizeText(text)
  const [number] = /^\d+/.exec(folded) ?? []
  return found([...ranks.values()].find((rank) => String(rank) === number) ?? ranks.get(folded))
}

const permanentFlagOf = (text: string): ReadValue => found(yesOrNo.get(normalizeText(text)))

const readers: Record<SyncField, (text: string, context: ReadContext) => ReadValue> = {
  ...eachDogName((field) => textOf(dogNames[field].schema)),
  gender: (text) => found(genders.get(normalizeText(text))),
  breed: textOf(Name),
  birthDate: birthDateOf,
  microchip: (text) => textOf(Microchip)(chipDigits(text)),
  height: (text, { heightUnit }) => heightOf(text, heightUnit),
  nexusRank: (text, { ranks }) => rankOf(text, ranks),
  kennelClubGrade: gradeOf,
  fciLevel: fciLevelOf,
  retired: permanentFlagOf,
  oldAgeDog: permanentFlagOf,
  lowerLevel: permanentFlagOf,
}

/** What a cell says of a dog, or why it cannot be read. */
export const readValue = (field: SyncField, text: string, context: ReadContext): ReadValue =>
  readers[field](text, context)
