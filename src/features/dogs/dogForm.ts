import { DogDraft } from '#contract/dog'
import { birthDateProblem } from '#contract/dogAge'
import type { FieldCode } from '#contract/errors'
import { parseCentimetres } from '#contract/heightBands'
import { read } from '#contract/read'

export const emptyDog = {
  name: '',
  kennelClubName: '',
  pedigreeName: '',
  petName: '',
  gender: '',
  breed: '',
  birthDate: '',
  microchip: '',
  height: '',
  kennelClubGrade: '1',
  fciLevel: 'none',
  nexusRank: '1',
}
export type DogForm = typeof emptyDog

const required = ['gender', 'birthDate'] as const

/** What was typed, as the contract's DogDraft: texts become numbers, centimetres become millimetres. */
export const readDog = (values: DogForm, today: string) => {
  const declaredHeight = values.height.trim() === '' ? null : (parseCentimetres(values.height) ?? Number.NaN)
  const { height: _height, ...rest } = values
  const known = read(DogDraft, {
    ...rest,
    kennelClubGrade: Number(values.kennelClubGrade),
    nexusRank: Number(values.nexusRank),
    declaredHeight,
  })
  const problem = known.success ? birthDateProblem(known.data.birthDate, today) : null
  if (known.success && problem === null) return known
  const { declaredHeight: badHeight, ...fields }: Record<string, FieldCode> = known.success
    ? { birthDate: problem ?? 'invalid' }
    : known.fields
  for (const field of required) if (values[field] === '') fields[field] = 'required'
  if (badHeight !== undefined) fields.height = Number.isNaN(declaredHeight) ? 'one_decimal' : badHeight
  return { success: false as const, fields }
}
