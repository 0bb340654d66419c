import { OptionalName } from '../shared/text'

/**
 * The plain texts of a show. The form, its reading and copying, the public facts and the audit read this table; the column is in
 * server/db/showTables, the input in src/features/show/desk/edit/ShowFields, the label in its messages.
 */
export const showTexts = { city: OptionalName, postcode: OptionalName, country: OptionalName } as const

export type ShowText = keyof typeof showTexts
export const showTextFields = Object.keys(showTexts) as ShowText[]

/** One value for each text of a show. */
export const eachShowText = <Value>(valueOf: (field: ShowText) => Value): Record<ShowText, Value> =>
  Object.fromEntries(showTextFields.map((field) => [field, valueOf(field)])) as Record<ShowText, Value>
