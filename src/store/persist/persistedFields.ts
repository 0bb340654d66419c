import * as z from 'zod/mini'
import { Flags } from '#contract/flags/flags'
import { isLocale } from '#contract/shared/locales'
import { limits } from '#contract/shared/limits'
import { PurchaseItem, sameEntry } from '#contract/purchase/cartItem'
import { isToken } from '#contract/account/token'
import { PurchaseExtraItem, sameExtra } from '#contract/extra/cartExtra'
import { mergeExtras, mergeItems } from '../purchase/cartItems'
import { AcceptedCode, KeptPurchase, type StartedPurchase } from '../purchase/purchaseSlice'

/** One field of the state and the key of its raw value in local storage. */
export interface PersistedField {
  slice: 'auth' | 'purchase' | 'extras' | 'flags' | 'ui'
  /** null: the slice as a whole. */
  field: string | null
  key: string
  /** The value of a raw text, or undefined where the text is none of ours. */
  decode: (raw: string) => unknown
  /** The raw text of a value, or null where nothing is to be kept. */
  encode: (value: unknown) => string | null
  /** How many parts of a raw text `decode` leaves out because another build has written them. */
  unread?: (raw: string) => number
  /** A tab's own: what another tab writes there says nothing about this one. */
  ofTab?: boolean
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
const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value))
const jsonOf =
  <Value>(schema: z.ZodMiniType<Value>) =>
  (raw: string): Value | undefined =>
    schema.safeParse(json(raw)).data
const oneOf =
  (...words: string[]) =>
  (raw: string) =>
    words.includes(raw) ? raw : undefined

// The words are what careless code stores for "nothing".
const decodeToken = (raw: string) => (isToken(raw) && raw !== 'null' && raw !== 'undefined' ? raw : undefined)

const linesOf = jsonOf(z.array(z.unknown()))
// The line itself is kept, not what the schema makes of it: another build may have written more into it.
const isLine = (line: unknown): line is PurchaseItem => PurchaseItem.safeParse(line).success
const decodeItems = (raw: string) => {
  const lines = linesOf(raw)
  if (!lines) return undefined
  const known: PurchaseItem[] = []
  for (const line of lines) {
    if (isLine(line) && !known.some(({ item }) => sameEntry(item, line.item))) known.push(line)
    if (known.length === limits.itemsPerPurchase) break
  }
  return known
}
const AnyLine = z.looseObject({})
/** Lines of a cart that this build does not know: perhaps a newer one does. What is no line at all does not count. */
const unreadItems = (raw: string): number =>
  (linesOf(raw) ?? []).filter((line) => AnyLine.safeParse(line).success && !isLine(line)).length
const asItems = (value: unknown) => (value ?? []) as PurchaseItem[]

const isExtra = (line: unknown): line is PurchaseExtraItem => PurchaseExtraItem.safeParse(line).success
const decodeExtras = (raw: string) => {
  const known: PurchaseExtraItem[] = []
  for (const line of linesOf(raw) ?? [])
    if (
      isExtra(line) &&
      known.length < limits.extrasPerPurchase &&
      !known.some(({ item }) => sameExtra(item, line.item))
    )
      known.push(line)
  return known
}
const asExtras = (value: unknown) => (value ?? []) as PurchaseExtraItem[]

const keptPurchase = jsonOf(KeptPurchase)
const decodePurchase = (raw: string): StartedPurchase | undefined => {
  const kept = keptPurchase(raw)
  return kept && ({ ...kept, answer: null, failure: null } as unknown as StartedPurchase)
}
/** Without the answer, which names its payer, and not where the next try takes another key. */
const encodePurchase = (value: unknown) => {
  const started = value as StartedPurchase | null
  if (started === null || started.failure !== null) return null
  const { key, ownerId, request } = started
  return JSON.stringify({ key, ownerId, request })
}

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
  {
    slice: 'extras',
    field: 'items',
    key: 'purchase-extras',
    decode: decodeExtras,
    encode: JSON.stringify,
    merge: (base, ours, theirs) => mergeExtras(asExtras(base), asExtras(ours), asExtras(theirs)),
  },
  {
    slice: 'purchase',
    field: 'purchase',
    key: 'purchase',
    decode: decodePurchase,
    encode: encodePurchase,
    ofTab: true,
  },
  { slice: 'purchase', field: 'discount', key: 'discount-code', decode: jsonOf(AcceptedCode), encode: asJson },
  { slice: 'ui', field: 'menu_collapsed', key: 'menu_collapsed', decode: jsonOf(z.boolean()), encode: asJson },
  { slice: 'flags', field: null, key: 'flags', decode: jsonOf(Flags), encode: JSON.stringify },
  {
    slice: 'ui',
    field: 'locale',
    key: 'locale',
    decode: (raw) => (isLocale(raw) ? raw : undefined),
    encode: asText,
  },
  { slice: 'ui', field: 'colorScheme', key: 'color-scheme', decode: oneOf('light', 'dark'), encode: asText },
  { slice: 'ui', field: 'contrast', key: 'contrast', decode: oneOf('normal', 'sunlight'), encode: asText },
  { slice: 'ui', field: 'keepsSteps', key: 'keep-steps', decode: jsonOf(z.boolean()), encode: asJson },
]
