import { grouped, isIban, numberOf, referenceOf } from './bankTransfer'

it.each(['GB29 NWBK 6016 1331 9268 19', 'PL61109010140000071219812874', 'de89370400440532013000'])(
  'takes %s for an IBAN',
  (iban) => {
    expect(isIban(iban)).toBe(true)
  },
)
it.each(['GB29 NWBK 6016 1331 9268 18', 'GB29', '29NWBK60161331926819', '', 'PL61109010140000071219812847'])(
  'does not take %p for one',
  (text) => expect(isIban(text)).toBe(false),
)

describe('the reference of a transfer', () => {
  it('has the check characters of ISO 11649, and is read in groups of four', () => {
    expect(grouped(referenceOf(1001))).toBe('RF40 1001')
  })
  it('leads back to its purchase, however it is typed', () => {
    for (const number of [1, 1001, 70_000, 999_999_999]) {
      const reference = referenceOf(number)
      expect([reference, grouped(reference), reference.toLowerCase()].map(numberOf)).toEqual([number, number, number])
    }
  })
  it('shows each wrong digit, and two that were swapped', () => {
    const reference = referenceOf(12_345)
    for (let place = 2; place < reference.length; place += 1) {
      for (const digit of '0123456789') {
        if (digit === reference[place]) continue
        expect(numberOf(`${reference.slice(0, place)}${digit}${reference.slice(place + 1)}`)).toBeNull()
      }
    }
    expect(numberOf(reference.replace('2345', '3245'))).toBeNull()
  })
})
