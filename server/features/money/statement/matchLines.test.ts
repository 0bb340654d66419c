import { grouped, referenceOf } from '#contract/payment/bankTransfer'
import { matchLines, numbersIn, type Candidate, type MatchedLine } from './matchLines'

const line = (more: Partial<MatchedLine>): MatchedLine => ({
  id: 'line',
  amount: 2600,
  currency: 'GBP',
  name: '',
  text: '',
  ...more,
})
const payment = (more: Partial<Candidate> = {}): Candidate => ({
  key: `${more.number ?? 1501}`,
  number: 1501,
  amount: 2600,
  currency: 'GBP',
  names: ['Ola Łoś-Kowalczyk'],
  isLate: false,
  ...more,
})
const matched = (lines: MatchedLine[], candidates: Candidate[]) =>
  [...matchLines(lines, candidates)].map(
    ([
      id,
      {
        why,
        payment: { number },
      },
    ]) => [id, why, number],
  )

it.each([
  [referenceOf(1501), [1501]],
  [`składka ${grouped(referenceOf(1501))} 2026`, [1501]],
  [`${referenceOf(1501).toLowerCase()}/${referenceOf(77)}`, [1501, 77]],
  ['RF00 1501, RF1, 1501', []],
])('finds the numbers of the references in “%s”', (text, numbers) => {
  expect(numbersIn(text)).toEqual(expect.arrayContaining(numbers))
  if (numbers.length === 0) expect(numbersIn(text)).toEqual([])
})

it.each<[string, Partial<MatchedLine>, string | null]>([
  ['its reference', { text: `for ${grouped(referenceOf(1501))} thanks` }, 'reference'],
  ['its reference with another sum', { text: referenceOf(1501), amount: 2300 }, 'reference'],
  ['the number and the sum', { text: 'CR-1501' }, 'number_and_amount'],
  ['the number with another sum', { text: 'CR-1501', amount: 2300 }, null],
  ['the number as a part of another', { text: '21501' }, null],
  ['the name and the sum', { name: 'OLA LOS KOWALCZYK' }, 'name_and_amount'],
  ['the family name first', { name: 'Kowalczyk, Ola' }, 'name_and_amount'],
  ['the first letter of the first name', { name: 'O KOWALCZYK' }, 'name_and_amount'],
  ['the name in the text', { text: 'Fee Ola Kowalczyk' }, 'name_and_amount'],
  ['the name with another sum', { name: 'OLA KOWALCZYK', amount: 3000 }, 'name'],
  ['the family name alone', { name: 'JAN KOWALCZYK' }, null],
  ['the sum alone', { name: 'J SMITH' }, null],
  ['another currency', { text: referenceOf(1501), currency: 'EUR' }, null],
  ['money that left', { text: referenceOf(1501), amount: -2600 }, null],
])('proposes a payment by %s', (_what, more, why) => {
  expect(matched([line(more)], [payment()])).toEqual(why === null ? [] : [['line', why, 1501]])
})

it('proposes a transfer that is not expected any more by its reference alone', () => {
  const late = payment({ isLate: true })
  expect(matched([line({ text: referenceOf(1501) })], [late])).toEqual([['line', 'reference', 1501]])
  expect(matched([line({ name: 'OLA KOWALCZYK' })], [late])).toEqual([])
})

it('proposes a payment for one line, a line for one payment, and the surest first', () => {
  const lines = [
    line({ id: 'by name', name: 'Ola Kowalczyk' }),
    line({ id: 'by reference', text: referenceOf(1501) }),
    line({ id: 'other sum', name: 'Ola Kowalczyk', amount: 1200 }),
  ]
  const candidates = [payment(), payment({ number: 1502 }), payment({ number: 1503, amount: 1200 })]
  expect(matched(lines, candidates)).toEqual([
    ['by reference', 'reference', 1501],
    ['by name', 'name_and_amount', 1502],
    ['other sum', 'name_and_amount', 1503],
  ])
})

it('proposes a refund for money that left, by its name only with its sum', () => {
  const refund = payment({ amount: -550 })
  expect(matched([line({ name: 'Ola Kowalczyk', amount: -550 })], [refund])).toEqual([
    ['line', 'name_and_amount', 1501],
  ])
  expect(matched([line({ name: 'Ola Kowalczyk', amount: -500 })], [refund])).toEqual([])
})
