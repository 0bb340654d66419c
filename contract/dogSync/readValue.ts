import { FciLevel, kennelClubGrades, Microchip } from '../dog'
import { birthDateProblem } from '../dogAge'
import type { FieldCode } from '../errors'
import { fieldCodeOf } from '../fieldCode'
import { fold } from '../fold'
import { parseCentimetres } from '../heightBands'
import { limits } from '../limits'
import { Name, OptionalName } from '../text'
import { readDate, type DateOrder } from './dates'
import type { SyncField, SyncValue } from './fields'

/** What reading a file depends on besides its text. `ranks`: folded names of the levels, in every language. */
export interface ReadContext {
  dateOrder: DateOrder
  heightsInMillimetres: boolean
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
  (schema: typeof Name) =>
  (text: string): ReadValue => {
    const known = schema.safeParse(text)
    if (known.success) return { value: known.data }
    const [issue] = known.error.issues
    return { problem: issue ? fieldCodeOf(issue) : 'invalid' }
  }

const heightOf = (text: string, inMillimetres: boolean): ReadValue => {
  const [, digits = '', unit = ''] = /^([\d.,]+)\s*(cm|mm)?$/i.exec(text.trim()) ?? []
  const isMillimetres = unit ? unit.toLowerCase() === 'mm' : inMillimetres
  const millimetres = isMillimetres ? (/^\d{1,4}$/.test(digits) ? Number(digits) : null) : parseCentimetres(digits)
  if (millimetres === null) return { problem: 'one_decimal' }
  if (millimetres < limits.heightMinMm) return { problem: 'height_too_small' }
  return millimetres > limits.heightMaxMm ? { problem: 'height_too_big' } : { value: millimetres }
}

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
  const folded = fold(text)
  if (['none', 'brak', ''].includes(folded)) return { value: 'none' }
  const [, level] = /^(?:fci|klasa|class|level|grade)*a?([0-3])$/.exec(folded) ?? []
  return found(FciLevel.options.find((known) => known === level))
}

const rankOf = (text: string, ranks: ReadonlyMap<string, number>): ReadValue => {
  const folded = fold(text)
  const [number] = /^\d+/.exec(folded) ?? []
  return found([...ranks.values()].find((rank) => String(rank) === number) ?? ranks.get(folded))
}

const permanentFlagOf = (text: string): ReadValue => found(yesOrNo.get(fold(text)))

const readers: Record<SyncField, (text: string, context: ReadContext) => ReadValue> = {
  name: textOf(Name),
  kennelClubName: textOf(OptionalName),
  pedigreeName: textOf(OptionalName),
  petName: textOf(OptionalName),
  gender: (text) => found(genders.get(fold(text))),
  breed: textOf(Name),
  birthDate: birthDateOf,
  microchip: textOf(Microchip),
  height: (text, { heightsInMillimetres }) => heightOf(text, heightsInMillimetres),
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
