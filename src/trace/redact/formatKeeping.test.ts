import * as fc from 'fast-check'
import { createFormatKeeping } from './formatKeeping'

const chance = (below: number) => Math.floor(Math.random() * below)
const letters = fc.string({ unit: fc.constantFrom(...Array.from('abzABZ09 .-@ąŻßЖя犬𝐎💡')) })

const classesOf = (text: string) =>
  Array.from(
    text,
    (sign) => ['Lu', 'Ll', 'Lo', 'Nd'].find((name) => new RegExp(`\\p{${name}}`, 'u').test(sign)) ?? sign,
  )

it('keeps length, case, script, digits and signs, and replaces each letter and digit [X01]', () => {
  fc.assert(
    fc.property(letters, (text) => {
      const other = createFormatKeeping(chance)(text)
      expect(other).toHaveLength(text.length)
      expect(classesOf(other)).toEqual(classesOf(text))
    }),
  )
  for (const text of ['Ola Kowalczyk', 'Żółć', 'Ирина', '犬山', '𝐎𝐥𝐚', '7']) {
    const other = Array.from(createFormatKeeping(chance)(text))
    expect(Array.from(text).filter((sign, index) => sign !== ' ' && sign === other[index])).toEqual([])
  }
})

it('never makes two texts one, and the same text always the same [X01]', () => {
  fc.assert(
    fc.property(fc.array(letters), (texts) => {
      const replace = createFormatKeeping(chance)
      const distinct = [...new Set(texts)]
      expect(new Set(distinct.map(replace)).size).toBe(distinct.length)
      expect(distinct.map(replace)).toEqual(distinct.map(replace))
    }),
  )
})

it('makes of half a text half of what it makes of the whole, so that typing looks like typing', () => {
  fc.assert(
    fc.property(letters, fc.nat(), (text, length) => {
      const replace = createFormatKeeping(chance)
      const signs = Array.from(text)
      const half = signs.slice(0, length % (signs.length + 1)).join('')
      expect(replace(text).startsWith(replace(half))).toBe(true)
    }),
  )
})

it('keeps what only looks different equal in the same way: case, and the blanks of a microchip', () => {
  const replace = createFormatKeeping(chance)
  expect(replace('OLA')).toBe(replace('ola').toUpperCase())
  expect(replace('616 093 900 123 456').replaceAll(' ', '')).toBe(replace('616093900123456'))
})

const isValidCard = (text: string) =>
  Array.from(text.replaceAll(/\D/g, ''))
    .reverse()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return sum + (value > 9 ? value - 9 : value)
    }, 0) %
    10 ===
  0

it.each(['4242 4242 4242 4242', '4242424242424241', '378282246310005', '378282246310006'])(
  'keeps the number of a card as right or wrong as it is: %s',
  (card) => {
    const replace = createFormatKeeping(chance)
    expect(isValidCard(replace(card))).toBe(isValidCard(card))
    expect(replace(card)).not.toBe(card)
  },
)

it.each([
  ['ola.kowalczyk+dogs@example.org', /^[a-z]{3}\.[a-z]{9}\+[a-z]{4}@[a-z]{7}\.[a-z]{3}$/],
  ['https://pay.example.org/c/9', /^https:\/\/[a-z]{3}\.[a-z]{7}\.[a-z]{3}\/[a-z]\/\d$/],
  ['+48 600 700 800', /^\+\d\d \d{3} \d{3} \d{3}$/],
  ['AB1 2CD', /^[A-Z]{2}\d \d[A-Z]{2}$/],
  ['12.03.2020', /^\d\d\.\d\d\.\d{4}$/],
])('keeps the form of %s', (text, form) => expect(createFormatKeeping(chance)(text)).toMatch(form))
