import { ExtraForm, type DeskExtra } from '#contract/extra/extra'
import type { FieldCode } from '#contract/shared/errors'
import { limits } from '#contract/shared/limits'
import { parse, type ParseResult } from '#contract/shared/parse'
import { amountOf, amountText } from '../../../../lib/typedAmount'

/** The fields of an extra, and those of each option with its number. */
export type ExtraValues = Record<string, string | boolean>

/** The names of an option's own fields. */
export const optionFields = (index: number) => ({
  id: `option_${index}`,
  nameEn: `nameEn_${index}`,
  namePl: `namePl_${index}`,
  limit: `limit_${index}`,
})

const textOf = (number: number | null) => (number === null ? '' : `${number}`)
export const optionIndexes = Array.from({ length: limits.extraOptionsMax }, (_one, index) => index)

/** The form as it opens; of a new extra it is empty. */
export const extraValues = (extra: DeskExtra | null): ExtraValues => ({
  kind: extra?.kind ?? 'camping',
  nameEn: extra?.name.en ?? '',
  namePl: extra?.name.pl ?? '',
  price: extra ? amountText(extra.price) : '',
  limit: textOf(extra?.limit ?? null),
  perMember: textOf(extra?.perMember ?? null),
  soldUntil: extra?.soldUntil ?? '',
  paused: extra?.paused ?? false,
  ...Object.fromEntries(
    optionIndexes.flatMap((index) => {
      const option = extra?.options[index]
      const fields = optionFields(index)
      return [
        [fields.id, option?.id ?? ''],
        [fields.nameEn, option?.name.en ?? ''],
        [fields.namePl, option && option.name.pl !== option.name.en ? option.name.pl : ''],
        [fields.limit, textOf(option?.limit ?? null)],
      ]
    }),
  ),
})

const written = (value: string | boolean | undefined): string => (typeof value === 'string' ? value.trim() : '')

/** The options that something is written for: one without a name is removed. */
const writtenOptions = (values: ExtraValues): number[] =>
  optionIndexes.filter((index) => {
    const { nameEn, namePl } = optionFields(index)
    return written(values[nameEn]) !== '' || written(values[namePl]) !== ''
  })

/** How many options are shown: those that are written, and an empty one to write the next. */
export const shownOptions = (values: ExtraValues): number =>
  Math.min((writtenOptions(values).at(-1) ?? -1) + 2, limits.extraOptionsMax)

const wholeOf = (value: string | boolean | undefined): number | string | null => {
  const text = written(value)
  if (text === '') return null
  return /^\d+$/.test(text) ? Number(text) : text
}

/** A refusal of the server or of the schema names an option by its place in the list: its fields have its number in the form. */
export const fieldOfOption = (field: string, values: ExtraValues): string => {
  if (field === 'options') return optionFields(0).nameEn
  const [, place = '', name = ''] = /^options\.(\d+)\.(\w+)$/.exec(field) ?? []
  const index = writtenOptions(values)[Number(place)]
  if (place === '' || index === undefined) return field
  const fields = optionFields(index)
  return name === 'namePl' || name === 'limit' ? fields[name] : fields.nameEn
}

/** What was typed as an extra; a refusal is reported at its field. */
export const readExtra = (values: ExtraValues): ParseResult<ExtraForm> => {
  const known = parse(ExtraForm, {
    kind: values.kind,
    nameEn: values.nameEn,
    namePl: values.namePl,
    price: written(values.price) === '' ? undefined : amountOf(written(values.price)),
    options: writtenOptions(values).map((index) => {
      const fields = optionFields(index)
      return {
        id: written(values[fields.id]) || null,
        nameEn: values[fields.nameEn],
        namePl: values[fields.namePl],
        limit: wholeOf(values[fields.limit]),
      }
    }),
    limit: wholeOf(values.limit),
    perMember: wholeOf(values.perMember),
    soldUntil: written(values.soldUntil) || null,
    paused: values.paused === true,
  })
  if (known.success) return known
  const fields: Record<string, FieldCode> = {}
  for (const [field, code] of Object.entries(known.fields)) fields[fieldOfOption(field, values)] = code
  return { success: false, fields }
}
