import { flagNames, type Flags } from '#contract/flags'
import { isLocale } from '#contract/locales'
import { limits } from '#contract/limits'
import type { PurchaseItem } from '#contract/cartItem'
import { isToken } from '#contract/account/token'
import { mergeItems } from '../purchase/cartItems'
import type { AcceptedCode } from '../purchase/purchaseSlice'
import { sameEntry } from '#contract/sameEntry'
import { isRecord, isStoredLine } from './storedCart'

/** One field of the state and the key under which its raw value lies in local storage. */
export interface PersistedField {
  slice: 'auth' | 'purchase' | 'flags' | 'ui'
  /** null: the slice as a whole. */
  field: string | null
  key: string
  /** The value of a raw text, or undefined where the text is none of ours. */
  decode: (raw: string) => unknown
  /** The raw text of a value, or null where nothing is to be kept. */
  encode: (value: unknown) => string | null
  /** How many parts of a raw text `decode` leaves out because another build has written them. */
  unread?: (raw: string) => number
  /** Where two tabs may change parts of one value: ours and theirs, both made of the base; all three as `decode` gives them. */
  merge?: (base: unknown, ours: unknown, theirs: unknown) => unknown
}

const json = (raw: string): unknown => {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
const asText = (value: unknown) => (typeof value === 'string' ? value : null)
const oneOf =
  (...words: string[]) =>
  (raw: string) =>
    words.includes(raw) ? raw : undefined

// The words are what careless code stores for "nothing".
const decodeToken = (raw: string) => (isToken(raw) && raw !== 'null' && raw !== 'undefined' ? raw : undefined)

const linesOf = (raw: string) => {
  const value = json(raw)
  return Array.isArray(value) ? (value as unknown[]) : undefined
}
const decodeItems = (raw: string) => {
  const lines = linesOf(raw)
  if (!lines) return undefined
  const known: PurchaseItem[] = []
  for (const line of lines) {
    if (isStoredLine(line) && !known.some(({ item }) => sameEntry(item, line.item))) known.push(line)
    if (known.length === limits.itemsPerPurchase) break
  }
  return known
}
/** Lines of a cart that this build does not know: perhaps a newer one does. What is no line at all does not count. */
const unreadItems = (raw: string): number =>
  (linesOf(raw) ?? []).filter((line) => isRecord(line) && !isStoredLine(line)).length
const decodeDiscount = (raw: string): AcceptedCode | undefined => {
  const stored = json(raw)
  if (!isRecord(stored)) return undefined
  const { code, ownerId } = stored
  return typeof code === 'string' && typeof ownerId === 'string' ? { code, ownerId } : undefined
}
const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value))
const asItems = (value: unknown) => (value ?? []) as PurchaseItem[]

const decodeFlags = (raw: string): Flags | undefined => {
  const stored = json(raw)
  if (!isRecord(stored) || !flagNames.every((name) => typeof stored[name] === 'boolean')) return undefined
  return Object.fromEntries(flagNames.map((name) => [name, stored[name]])) as Flags
}
const decodeBoolean = (raw: string) => (raw === 'true' ? true : raw === 'false' ? false : undefined)

/** Specification, section 9, names the first four keys; the others are ours. */
export const persistedFields: readonly PersistedField[] = [
  { slice: 'auth', field: 'token', key: 'token', decode: decodeToken, encode: asText },
  { slice: 'auth', field: 'pathname', key: 'pathname', decode: (raw) => raw.slice(0, 2048), encode: asText },
  {
    slice: 'purchase',
    field: 'purchaseItems',
    key: 'purchase-items',
    decode: decodeItems,
    encode: JSON.stringify,
    unread: unreadItems,
    merge: (base, ours, theirs) => mergeItems(asItems(base), asItems(ours), asItems(theirs)),
  },
  { slice: 'purchase', field: 'discount', key: 'discount-code', decode: decodeDiscount, encode: asJson },
  { slice: 'ui', field: 'menu_collapsed', key: 'menu_collapsed', decode: decodeBoolean, encode: JSON.stringify },
  { slice: 'flags', field: null, key: 'flags', decode: decodeFlags, encode: JSON.stringify },
  {
    slice: 'ui',
    field: 'locale',
    key: 'locale',
    decode: (raw) => (isLocale(raw) ? raw : undefined),
    encode: asText,
  },
  { slice: 'ui', field: 'colorScheme', key: 'color-scheme', decode: oneOf('light', 'dark'), encode: asText },
  { slice: 'ui', field: 'contrast', key: 'contrast', decode: oneOf('normal', 'sunlight'), encode: asText },
]
