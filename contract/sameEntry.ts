import type { EntryRequest } from './cartItem'

// Not beside the schema: the first page asks this and reads no schema.

/** The same dog in the same class: a cart holds an entry once. */
export const sameEntry = (a: EntryRequest, b: EntryRequest): boolean => a.classId === b.classId && a.dogId === b.dogId
