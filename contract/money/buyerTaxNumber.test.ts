import { groupedTaxNumber, readTaxNumber } from './buyerTaxNumber'

describe('the tax number of a buyer', () => {
  it.each([
    ['526-025-02-74', '5260250274'],
    ['PL5260250274', '5260250274'],
    ['pl 526 025 02 74', '5260250274'],
    ['526\u2013025\u201302\u201374', '5260250274'],
    ['', ''],
    ['  ', ''],
    ['526-025-02-75', null],
    ['5260250', null],
    ['0000000000', null],
    // Its weighted sum leaves ten, for which there is no check digit.
    ['1000000060', null],
    ['GB123456789', null],
    ['52602502745', null],
    ['５２６０２５０２７４', null],
  ])('reads the NIP %j as %j', (typed, read) => {
    expect(readTaxNumber('pl', typed)).toBe(read)
  })

  it('finds each mistyped digit of a NIP', () => {
    const right = '5260250274'
    for (let at = 0; at < 10; at += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const typed = right.slice(0, at) + String(digit) + right.slice(at + 1)
        expect(readTaxNumber('pl', typed)).toBe(typed === right ? right : null)
      }
  })

  it.each([
    ['GB 123 4567 89', 'GB123456789'],
    ['123456789', 'GB123456789'],
    ['gb123456789012', 'GB123456789012'],
    ['GBGD001', 'GBGD001'],
    ['GBHA599', 'GBHA599'],
    ['GBHA499', null],
    ['GB12345678', null],
    ['5260250274', null],
    ['DE123456789', null],
    ['', ''],
  ])('reads the British number %j as %j', (typed, read) => {
    expect(readTaxNumber('gb', typed)).toBe(read)
  })

  it('is written in groups', () => {
    expect(groupedTaxNumber('pl', '5260250274')).toBe('526-025-02-74')
    expect(groupedTaxNumber('gb', 'GB123456789')).toBe('GB 123 4567 89')
    expect(groupedTaxNumber('gb', 'GB123456789012')).toBe('GB 123 4567 89 012')
    expect(groupedTaxNumber('gb', 'GBGD001')).toBe('GBGD001')
  })
})
