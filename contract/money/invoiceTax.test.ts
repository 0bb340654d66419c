import { taxWithin } from '../payment/tax'
import { addTaxed, taxedDifference, taxLines } from './invoiceTax'

/** Numbers that look random, and are the same in each run. */
const numbers = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
}
const rates = [null, 0, 500, 750, 800, 2000, 2300, 10_000]

describe('the tax of the lines of an invoice', () => {
  it.each(rates)('adds up to the tax of the whole price, and no line is off by a penny, at the rate %s', (rate) => {
    const next = numbers(rate ?? 7)
    for (let round = 0; round < 300; round += 1) {
      const prices = Array.from({ length: 1 + next(50) }, () => next(100_000))
      const lines = taxLines(prices, rate)
      const total = prices.reduce((all, price) => all + price, 0)
      expect(addTaxed(lines)).toEqual({
        gross: total,
        tax: rate === null ? 0 : taxWithin(total, rate),
        net: total - (rate === null ? 0 : taxWithin(total, rate)),
      })
      for (const [index, { net, tax, gross }] of lines.entries()) {
        expect([gross, net + tax]).toEqual([prices[index], prices[index]])
        expect(net).toBeGreaterThanOrEqual(0)
        expect(tax).toBeGreaterThanOrEqual(0)
        expect(Math.abs(tax - (rate === null ? 0 : taxWithin(gross, rate)))).toBeLessThanOrEqual(1)
      }
    }
  })

  it('is that of each later state, whatever was corrected before: documents add up to what is kept', () => {
    const next = numbers(11)
    for (let round = 0; round < 300; round += 1) {
      const rate = rates[next(rates.length)] ?? null
      let prices = Array.from({ length: 1 + next(8) }, () => 1 + next(5_000))
      let last = addTaxed(taxLines(prices, rate))
      let documents = last
      for (let refund = 0; refund < 4; refund += 1) {
        prices = prices.map((price) => price - next(price + 1))
        const now = addTaxed(taxLines(prices, rate))
        const change = taxedDifference(last, now)
        expect(change.net + change.tax).toBe(change.gross)
        documents = addTaxed([documents, change])
        last = now
      }
      expect(documents).toEqual(addTaxed(taxLines(prices, rate)))
    }
  })

  it('is worked out from the group: four lines of 5.50 at 20 % have 3.67, not four times 0.92', () => {
    expect(taxLines([550, 550, 550, 550], 2000).map(({ tax }) => tax)).toEqual([92, 91, 92, 92])
    expect(addTaxed(taxLines([550, 550, 550, 550], 2000))).toEqual({ net: 1833, tax: 367, gross: 2200 })
  })

  it('is nothing without lines', () => {
    expect(addTaxed(taxLines([], 2000))).toEqual({ net: 0, tax: 0, gross: 0 })
  })
})
