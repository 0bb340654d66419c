const currencySigns: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', zł: 'PLN' }
const currency = String.raw`(?:[a-z]{3}|[£€$]|zł)`
const beforeDigits = new RegExp(String.raw`^([-+(]?) ?(?:${currency} ?)?([-+]?)$`, 'i')
const afterDigits = new RegExp(String.raw`^([-+]?)(?: ?${currency})?(?: ?([CD]R))?(\)?)$`, 'i')
const digitsAtEnd = /([.,])(\d{1,2})$/
const grouped = /^[1-9]\d{0,2}([ ',.])\d{3}(?:\1\d{3})*$/

/** A cell with ordinary blanks, apostrophes and hyphens: banks use narrow blanks between thousands, and the sign for minus. */
const plainText = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replaceAll('’', "'")
    .replace(/[\u2212\u2013]/g, '-')
    .trim()

const partsOf = (text: string): { before: string; digits: string; after: string } | null => {
  const plain = plainText(text)
  const isDigit = plain.split('').map((one) => /\d/.test(one))
  const first = isDigit.indexOf(true)
  const end = isDigit.lastIndexOf(true) + 1
  if (first === -1) return null
  return { before: plain.slice(0, first).trim(), digits: plain.slice(first, end), after: plain.slice(end).trim() }
}

const minorUnitsOf = (digits: string): number | null => {
  const [end = '', mark = '', fraction = ''] = digitsAtEnd.exec(digits) ?? []
  const whole = digits.slice(0, digits.length - end.length)
  const isWhole = /^\d+$/.test(whole) || (grouped.test(whole) && (mark === '' || !whole.includes(mark)))
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(2, '0'))
  return isWhole && Number.isSafeInteger(amount) ? amount : null
}

/**
 * What a bank's cell says of a sum, in minor units: 1 234,56 is 123456, and 1,234 is 123400. Below zero with a minus on either side, in
 * brackets, or with DR. Null for what is no sum.
 */
export const readAmount = (text: string): number | null => {
  const parts = partsOf(text)
  if (!parts) return null
  const before = beforeDigits.exec(parts.before)
  const after = afterDigits.exec(parts.after)
  if (!before || !after) return null
  const signs = [...before.slice(1), ...after.slice(1)].join('')
  // Two signs contradict each other, or mean nothing.
  if (!/^(?:[-+]|\(\)|[CD]R)?$/i.test(signs)) return null
  const amount = minorUnitsOf(parts.digits)
  return amount !== null && amount !== 0 && /^[-(D]/i.test(signs) ? -amount : amount
}

/** The currency that is beside a sum, as a code of three letters: 26,00 zł is in PLN. Null where there is none, or a dollar's sign. */
export const currencyBeside = (text: string): string | null => {
  const { before = '', after = '' } = partsOf(text) ?? {}
  const [found = ''] = /[a-z]{3}|[£€]|zł/i.exec(`${before} ${after}`) ?? []
  return currencySigns[found.toLowerCase()] ?? (found === '' ? null : found.toUpperCase())
}
