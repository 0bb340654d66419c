const latin = 'abcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'

const isSign = (sign: string) => /^[\p{L}\p{N}]$/u.test(sign)
/** The small letter that a letter is written as; itself where writing it large again makes another text. */
const folded = (letter: string) => {
  const small = letter.toLowerCase()
  return small.length === letter.length && small.toUpperCase() === letter ? small : letter
}
const hasCapital = (letter: string) => {
  const large = letter.toUpperCase()
  return large !== letter && large.length === letter.length && large.toLowerCase() === letter
}

const sorts = ['Lu', 'Ll', 'Lo', 'Nd'].map((name) => new RegExp(`\\p{${name}}`, 'u'))
const sortOf = (letter: string) => sorts.findIndex((sort) => sort.test(letter))

const blockSize = 64
const nearby = new Map<string, string[]>()
/** The letters near one that is not of ASCII: they are of its script, and have capitals where it has one. */
const nearbyOf = (letter: string): string[] => {
  const first = Math.floor((letter.codePointAt(0) ?? 0) / blockSize) * blockSize
  const name = `${first} ${sortOf(letter)} ${hasCapital(letter)}`
  const known = nearby.get(name)
  if (known) return known
  const made = Array.from({ length: blockSize }, (_one, index) => String.fromCodePoint(first + index)).filter(
    (one) =>
      isSign(one) && folded(one) === one && sortOf(one) === sortOf(letter) && hasCapital(one) === hasCapital(letter),
  )
  nearby.set(name, made)
  return made
}
/** What a letter or a digit may become: another of the same sort, so that what checks the form of a text finds the same. */
const alphabetOf = (letter: string): string | string[] =>
  latin.includes(letter) ? latin : digits.includes(letter) ? digits : nearbyOf(letter)

/** The digit that makes a card number valid behind these. */
const checkDigit = (before: string): number => {
  const sum = Array.from(before)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return (10 - (sum % 10)) % 10
}
const isCardNumber = (text: string) => /^(?:\d[ -]?){12,18}\d$/.test(text)
/** A number with a check digit is as right, or as wrong, as it was. */
const withCheckDigit = (text: string, other: string): string => {
  if (!isCardNumber(text)) return other
  const [before, after] = [text, other].map((one) => one.replaceAll(/\D/g, '')) as [string, string]
  const off = Number(before.at(-1)) - checkDigit(before.slice(0, -1))
  return other.slice(0, -1) + String((checkDigit(after.slice(0, -1)) + off + 10) % 10)
}

/** A scheme that an address keeps, so that it remains one. */
const scheme = /^[a-z][a-z+.-]*:\/\/|^otpauth:/

/** What is before a letter, with the steps that chance has chosen there, one for each alphabet. */
interface Prefix {
  steps: Map<string | string[], number>
  next: Map<string, Prefix>
}
const newPrefix = (): Prefix => ({ steps: new Map(), next: new Map() })

/**
 * Replaces texts by others of the same length and form. Each letter moves along its alphabet, by steps that `chance` chooses
 * for the letters before it: so no two texts become the same one, and half a text becomes half of what the whole becomes.
 * Case, blanks and signs stay, and texts that differ in them alone still do. The steps are kept nowhere: what a text was
 * cannot be worked out.
 */
export const createFormatKeeping = (chance: (below: number) => number): ((text: string) => string) => {
  const root = newPrefix()
  const stepsAt = ({ steps }: Prefix, alphabet: string | string[]): number => {
    const known = steps.get(alphabet)
    if (known !== undefined) return known
    // At least one: a text of a single letter becomes another as well.
    const made = alphabet.length > 1 ? 1 + chance(alphabet.length - 1) : 0
    steps.set(alphabet, made)
    return made
  }
  const after = ({ next }: Prefix, letter: string): Prefix => {
    const known = next.get(letter) ?? newPrefix()
    next.set(letter, known)
    return known
  }

  return (text) => {
    const [kept = ''] = scheme.exec(text) ?? []
    let prefix = root
    let result = kept
    for (const sign of text.slice(kept.length)) {
      if (!isSign(sign)) {
        result += sign
        continue
      }
      const letter = folded(sign)
      const alphabet = alphabetOf(letter)
      const other = alphabet[(alphabet.indexOf(letter) + stepsAt(prefix, alphabet)) % alphabet.length] ?? letter
      result += letter === sign ? other : other.toUpperCase()
      prefix = after(prefix, letter)
    }
    return withCheckDigit(text, result)
  }
}
