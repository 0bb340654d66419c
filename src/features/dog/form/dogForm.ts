import { DogDraft, isHigherFci, type Dog, type FciLevel } from '#contract/dog/dog'
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
  kennelClubGradeOn: '',
  fciLevel: 'none',
  fciLevelOn: '',
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
  // The day of a level that is known stays with it; a higher one has its own.
  kennelClubGradeOn: '',
  fciLevel: dog.fciLevel,
  fciLevelOn: '',
  nexusRank: String(dog.nexusRank),
  retired: dog.retired,
  oldAgeDog: dog.oldAgeDog,
  lowerLevel: dog.lowerLevel,
})

const required = ['gender', 'birthDate'] as const

/** The grade and level that a dog has, and whether their days are known; of a new dog, the lowest. */
export type KnownLevels = Pick<Dog, 'kennelClubGrade' | 'kennelClubGradeOn' | 'fciLevel' | 'fciLevelOn'>
const lowest: KnownLevels = { kennelClubGrade: 1, kennelClubGradeOn: null, fciLevel: 'none', fciLevelOn: null }

type Typed = Pick<DogValues, 'kennelClubGrade' | 'fciLevel'>

/** Which days a keeper is to state: those of a level that is new, and of one whose day is unknown. */
export const asksDayOf = (values: Typed, known: KnownLevels = lowest) => {
  const isGraded = Number(values.kennelClubGrade) > 1
  const isNewGrade = Number(values.kennelClubGrade) > known.kennelClubGrade
  const isNewLevel = isHigherFci(values.fciLevel as FciLevel, known.fciLevel)
  return {
    kennelClubGradeOn: { wanted: isGraded && (isNewGrade || known.kennelClubGradeOn === null), required: isNewGrade },
    fciLevelOn: {
      wanted: values.fciLevel !== 'none' && (isNewLevel || known.fciLevelOn === null),
      required: isNewLevel,
    },
  }
}

/** A day that is not wanted, or left empty where it may be, is not sent: it stays what it is. */
const readDays = (values: DogValues, known: KnownLevels) => {
  const asks = asksDayOf(values, known)
  const of = (field: 'kennelClubGradeOn' | 'fciLevelOn') =>
    asks[field].wanted && values[field] !== '' ? values[field] : undefined
  return {
    days: { kennelClubGradeOn: of('kennelClubGradeOn'), fciLevelOn: of('fciLevelOn') },
    missing: (['kennelClubGradeOn', 'fciLevelOn'] as const).filter(
      (field) => asks[field].required && values[field] === '',
    ),
  }
}

const readBy = <Data extends { birthDate: string }>(
  schema: Parameters<typeof parse<Data>>[0],
  values: DogValues,
  today: string,
  known: KnownLevels,
  keptBirthDate?: string,
): ParseResult<Data> => {
  const { days, missing } = readDays(values, known)
  const declaredHeight = values.height.trim() === '' ? null : (parseCentimetres(values.height) ?? Number.NaN)
  const { height: _height, ...rest } = values
  const read = parse(schema, {
    ...rest,
    ...days,
    kennelClubGrade: Number(values.kennelClubGrade),
    nexusRank: Number(values.nexusRank),
    declaredHeight,
  })
  const isNew = read.success && read.data.birthDate !== keptBirthDate
  const problem = isNew ? birthDateProblem(read.data.birthDate, today) : null
  if (read.success && problem === null && missing.length === 0) return read
  const { declaredHeight: badHeight, ...fields }: Record<string, FieldCode> = read.success
    ? problem === null
      ? {}
      : { birthDate: problem }
    : read.fields
  for (const field of missing) fields[field] = 'required'
  for (const field of required) if (values[field] === '') fields[field] = 'required'
  if (badHeight !== undefined) fields.height = Number.isNaN(declaredHeight) ? 'one_decimal' : badHeight
  return { success: false as const, fields }
}

/** What was typed, as the contract's DogDraft: texts become numbers, centimetres become millimetres. */
export const readDog = (values: DogValues, today: string): ParseResult<DogDraft> =>
  readBy(DogDraft, values, today, lowest)

/** The same of a dog that is there, with the version that it was changed from. */
export const readEditedDog = (values: EditedDog, today: string, version: number, dog: Dog): ParseResult<DogChange> => {
  const known = readBy(DogForm, values, today, dog, dog.birthDate)
  return known.success ? { success: true, data: { ...known.data, version } } : known
}
