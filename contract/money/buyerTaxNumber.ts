import type { InvoiceForm } from './invoiceKinds'

const nipWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7]

const isNip = (digits: string): boolean => {
  if (!/^\d{10}$/.test(digits) || digits === '0000000000') return false
  const control = nipWeights.reduce((all, weight, index) => all + weight * Number(digits[index]), 0) % 11
  return control === Number(digits[9])
}

// Traders have nine digits, branches twelve; government departments and health authorities three after their letters.
const britishNumber = /^GB(?:\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/

/**
 * A buyer's tax number as an invoice keeps it, without blanks and dashes: of a Polish form a NIP whose check digit is right (ten
 * digits), of a British one a VAT number with its GB. Null where it is none; an empty text stays one.
 */
export const readTaxNumber = (form: InvoiceForm, typed: string): string | null => {
  const compact = typed.toUpperCase().replace(/[\s.\p{Pd}]/gu, '')
  if (compact === '') return ''
  if (form === 'pl') {
    const digits = compact.replace(/^PL/, '')
    return isNip(digits) ? digits : null
  }
  const number = compact.startsWith('GB') ? compact : `GB${compact}`
  return britishNumber.test(number) ? number : null
}

/** The same in groups, as people read it: 526-025-02-74, GB 123 4567 89. */
export const groupedTaxNumber = (form: InvoiceForm, number: string): string =>
  form === 'pl'
    ? number.replace(/^(\d{3})(\d{3})(\d\d)(\d\d)$/, '$1-$2-$3-$4')
    : number.replace(/^GB(\d{3})(\d{4})(\d\d)(\d{3})?$/, (_all, a: string, b: string, c: string, d?: string) =>
        ['GB', a, b, c, ...(d === undefined ? [] : [d])].join(' '),
      )
