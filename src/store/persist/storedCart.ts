import type { PurchaseItem } from '#contract/cartItem'
import { isDay } from '#contract/isoText'

// By hand, as PurchaseItem of the contract has it (its test holds both together): the cart is read on every first page,
// which would load the library of schemas for it.
type Test = (value: unknown) => boolean
const isText: Test = (value) => typeof value === 'string'
const isAmount: Test = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const isId: Test = (value) =>
  isText(value) && /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(value as string)
const oneOf =
  (...texts: string[]): Test =>
  (value) =>
    texts.includes(value as string)

const itemTests: Record<keyof Omit<PurchaseItem['item'], 'details'>, Test> = {
  classId: isId,
  dogId: isId,
  dogName: isText,
  showSlug: isText,
  showName: isText,
  date: isDay,
  startTime: isText,
  ring: Number.isSafeInteger,
  type: oneOf('agility', 'jumping'),
  height: oneOf('any', 'extra_small', 'small', 'medium', 'intermediate', 'large'),
  currency: oneOf('GBP', 'EUR', 'PLN'),
  ownerId: (value) => value === undefined || isId(value),
}

/** Is it an object with fields? */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Is it a line of the cart, as this build knows them? */
export const isStoredLine = (line: unknown): line is PurchaseItem => {
  if (!isRecord(line) || !isAmount(line['price']) || !isAmount(line['total'])) return false
  const { item } = line
  return isRecord(item) && Object.entries(itemTests).every(([name, passes]) => passes(item[name]))
}
