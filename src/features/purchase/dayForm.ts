import type { EntryRequest, PurchaseItem } from '#contract/purchase/cartItem'
import { detailsOf, type EntryDefaults } from '#contract/entry/details'
import { EntryDetailsForm } from '#contract/entry/detailsForm'
import type { FieldCode } from '#contract/shared/errors'
import type { DetailedRequest } from '#contract/purchase/request'
import { parse, type ParseResult } from '#contract/shared/parse'

/** The fields of the whole cart by their own names, and those of one entry with its key. */
export type DayForm = Record<string, string | boolean>

/** The names of an entry's own fields. */
export const fieldsOf = ({ classId, dogId }: EntryRequest) => {
  const key = `${classId}_${dogId}`
  return {
    different: `different_${key}`,
    handler: `handler_${key}`,
    handlerName: `handlerName_${key}`,
    notForCompetition: `notForCompetition_${key}`,
    team: `team_${key}`,
  }
}

const sameHandler = (a: EntryDefaults, b: EntryDefaults) => a.handler === b.handler && a.handlerName === b.handlerName

/** What most entries of the cart say already, or else what was remembered. */
const commonOf = (items: readonly PurchaseItem[], remembered: EntryDefaults): EntryDefaults => {
  const said = items.flatMap(({ item }) => detailsOf(item) ?? [])
  const howMany = (one: EntryDefaults) => said.filter((other) => sameHandler(one, other)).length
  return said.toSorted((a, b) => howMany(b) - howMany(a))[0] ?? remembered
}

/** The form as it opens. */
export const dayFormOf = (items: readonly PurchaseItem[], remembered: EntryDefaults): DayForm => {
  const { handler, handlerName, phone } = commonOf(items, remembered)
  const ofEntries = items.flatMap(({ item }) => {
    const details = detailsOf(item)
    const own = details && !sameHandler(details, { handler, handlerName, phone }) ? details : undefined
    const fields = fieldsOf(item)
    return [
      [fields.different, own !== undefined],
      // Another handler is rarely of the same kind.
      [fields.handler, own?.handler ?? (handler === 'member' ? 'junior' : 'member')],
      [fields.handlerName, own?.handlerName ?? ''],
      [fields.notForCompetition, details?.notForCompetition ?? false],
      [fields.team, details?.team ?? ''],
    ]
  })
  return { handler, handlerName, phone, ...(Object.fromEntries(ofEntries) as DayForm) }
}

/** Who runs an entry, as the form says it so far: '' is the member. */
export const handlerIn = (values: DayForm, entry: EntryRequest): string => {
  const own = fieldsOf(entry)
  const { handler, handlerName } =
    values[own.different] === true ? own : { handler: 'handler', handlerName: 'handlerName' }
  return values[handler] === 'member' ? '' : String(values[handlerName]).trim().toLowerCase() || 'somebody else'
}

const isOfHandler = (field: string): field is 'handler' | 'handlerName' =>
  field === 'handler' || field === 'handlerName'

/** Each entry with its details; a refused handler is reported at its fields. */
export const readDay = (values: DayForm, items: readonly PurchaseItem[]): ParseResult<DetailedRequest[]> => {
  const fields: Record<string, FieldCode> = {}
  const data = items.flatMap(({ item }): DetailedRequest[] => {
    const own = fieldsOf(item)
    const names = values[own.different] === true ? own : { handler: 'handler', handlerName: 'handlerName' }
    const handler = values[names.handler]
    const known = parse(EntryDetailsForm, {
      handler,
      handlerName: handler === 'member' ? '' : values[names.handlerName],
      phone: values.phone,
      notForCompetition: values[own.notForCompetition] === true,
      ...(item.teamSize !== undefined && { team: values[own.team] }),
    })
    if (known.success) return [{ classId: item.classId, dogId: item.dogId, details: known.data }]
    for (const [field, code] of Object.entries(known.fields))
      fields[isOfHandler(field) ? names[field] : field === 'team' ? own.team : field] = code
    return []
  })
  return Object.keys(fields).length === 0 ? { success: true, data } : { success: false, fields }
}
