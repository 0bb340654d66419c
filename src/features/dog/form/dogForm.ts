import type { Dog } from '#contract/dog/dog'
import { DogDraft } from '#contract/dog/dog'
import { eachDogName } from '#contract/dog/fields'
import { DogForm, type DogChange } from '#contract/dog/change'
import { birthDateProblem } from '#contract/dog/age'
import type { FieldCode } from '#contract/shared/errors'
import { parseCentimetres } from '#contract/dog/heightBands'
import { parse, type ParseResult } from '#contract/shared/parse'

/** The contents of a dog's fields: all as typed. */
export const emptyDog = {
  ...eachDogName(() => ''),
  gender: '',
  breed: '',
  birthDate: '',
  microchip: '',
  height: '',
  kennelClubGrade: '1',
  fciLevel: 'none',
  nexusRank: '1',
}
export type DogValues = typeof emptyDog
export type EditedDog = DogValues & Pick<Dog, 'retired' | 'oldAgeDog' | 'lowerLevel'>

/** A dog as its fields show it. `decimal` writes millimetres as centimetres in the reader's language. */
export const valuesOf = (dog: Dog, decimal: (millimetres: number) => string): EditedDog => ({
  ...eachDogName((field) => dog[field]),
  gender: dog.gender,
  breed: dog.breed,
  birthDate: dog.birthDate,
  microchip: dog.microchip,
  height: dog.height === null ? '' : decimal(dog.height),
  kennelClubGrade: String(dog.kennelClubGrade),
  fciLevel: dog.fciLevel,
  nexusRank: String(dog.nexusRank),
  retired: dog.retired,
  oldAgeDog: dog.oldAgeDog,
  lowerLevel: dog.lowerLevel,
})

const required = ['gender', 'birthDate'] as const

const readBy = <Data extends { birthDate: string }>(
  schema: Parameters<typeof parse<Data>>[0],
  values: DogValues,
  today: string,
  keptBirthDate?: string,
): ParseResult<Data> => {
  const declaredHeight = values.height.trim() === '' ? null : (parseCentimetres(values.height) ?? Number.NaN)
  const { height: _height, ...rest } = values
  const known = parse(schema, {
    ...rest,
    kennelClubGrade: Number(values.kennelClubGrade),
    nexusRank: Number(values.nexusRank),
    declaredHeight,
  })
  const isNew = known.success && known.data.birthDate !== keptBirthDate
  const problem = isNew ? birthDateProblem(known.data.birthDate, today) : null
  if (known.success && problem === null) return known
  const { declaredHeight: badHeight, ...fields }: Record<string, FieldCode> = known.success
    ? { birthDate: problem ?? 'invalid' }
    : known.fields
  for (const field of required) if (values[field] === '') fields[field] = 'required'
  if (badHeight !== undefined) fields.height = Number.isNaN(declaredHeight) ? 'one_decimal' : badHeight
  return { success: false as const, fields }
}

/** What was typed, as the contract's DogDraft: texts become numbers, centimetres become millimetres. */
export const readDog = (values: DogValues, today: string): ParseResult<DogDraft> => readBy(DogDraft, values, today)

/** The same of a dog that is there, with the version that it was changed from. */
export const readEditedDog = (
  values: EditedDog,
  today: string,
  version: number,
  keptBirthDate: string,
): ParseResult<DogChange> => {
  const known = readBy(DogForm, values, today, keptBirthDate)
  return known.success ? { success: true, data: { ...known.data, version } } : known
}
