/** A dog that is to have a number, with the handler of its first run. */
export interface Numbered {
  dogId: string
  dogName: string
  payerId: string
  handler: string
}

/** One order on every server: the Polish alphabet leaves that of English names as it is. */
const { compare } = new Intl.Collator('pl')

const familyName = (name: string): string => name.trim().split(/\s+/).at(-1) ?? ''

/**
 * By the handler's family name, the last word of a name, then the whole name and the dog. The dogs of a handler get numbers
 * that follow each other, and stewards find a person in a printed list without knowing the dog.
 */
export const byFamilyName = (one: Numbered, other: Numbered): number =>
  compare(familyName(one.handler), familyName(other.handler)) ||
  compare(one.handler, other.handler) ||
  compare(one.payerId, other.payerId) ||
  compare(one.dogName, other.dogName) ||
  compare(one.dogId, other.dogId)
