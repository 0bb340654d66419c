import * as fc from 'fast-check'
import { currencyBeside, readAmount } from './readAmount'

describe('a sum in a cell of a bank', () => {
  it.each([
    ['26', 2600],
    ['26.5', 2650],
    ['26.05', 2605],
    ['1 234,56', 123456],
    ['1\u00a0234,56', 123456],
    ['1\u202f234,56', 123456],
    ["1'234.56", 123456],
    ['1’234.56', 123456],
    ['1,234.56', 123456],
    ['1.234,56', 123456],
    ['1,234', 123400],
    ['1.234.567', 123456700],
    ['12345678.90', 1234567890],
    ['-26,00', -2600],
    ['−26.00', -2600],
    ['– 26.00', -2600],
    ['26.00-', -2600],
    ['(26.00)', -2600],
    ['+26', 2600],
    ['£10.00', 1000],
    ['-£10.00', -1000],
    ['£-10.00', -1000],
    ['(£10.00)', -1000],
    ['26,00 PLN', 2600],
    ['-1 026,00 PLN', -102600],
    ['26,00 zł', 2600],
    ['PLN 26,00', 2600],
    ['26.00 CR', 2600],
    ['26.00 DR', -2600],
    ['26.00DR', -2600],
    ['26.00 IDR', 2600],
    ['26.00 GBP DR', -2600],
    [' 26.00 ', 2600],
    ['0.00', 0],
    ['-0,00', 0],
  ])('%j is %d minor units', (text, amount) => expect(readAmount(text)).toBe(amount))

  it.each([
    '',
    '-',
    'zł',
    'Balance',
    '26.00 of 30.00',
    '1,234,56',
    '1,23,456',
    '1 23,00',
    '0.125',
    '26.1234',
    '26.',
    '.50',
    '1e21',
    '--26',
    '-26.00-',
    '(26.00',
    '26.00)',
    '(-26.00)',
    '-26.00 CR',
    '2026-11-02',
    '02.11.2026',
    '99999999999999.99',
    '26.00 per cent',
  ])('%j is no sum', (text) => expect(readAmount(text)).toBeNull())

  it('is the same in each way to write it', () => {
    const amounts = fc.integer({ min: -100_000_000, max: 100_000_000 })
    fc.assert(
      fc.property(amounts, fc.constantFrom(' ', '\u00a0', "'", '.', ''), (amount, between) => {
        const minor = String(Math.abs(amount)).padStart(3, '0')
        const thousands = [minor.slice(0, -8), minor.slice(-8, -5), minor.slice(-5, -2)]
        const text = `${thousands.filter((part) => part !== '').join(between)},${minor.slice(-2)}`
        expect(readAmount(amount < 0 ? `-${text}` : text)).toBe(amount)
        expect(readAmount(amount < 0 ? `(${text})` : `${text} CR`)).toBe(amount)
      }),
    )
  })
})

it.each([
  ['26,00 PLN', 'PLN'],
  ['26,00 zł', 'PLN'],
  ['-£10.00', 'GBP'],
  ['€ 5', 'EUR'],
  ['usd 5', 'USD'],
  ['$5', null],
  ['26.00 DR', null],
  ['26.00', null],
  ['', null],
])('beside %j is the currency %s', (text, code) => expect(currencyBeside(text)).toBe(code))
