import { taxWithin } from '../payment/tax'

/** In minor units of one currency: `net` and `tax` add up to `gross`. */
export interface TaxedAmount {
  net: number
  tax: number
  gross: number
}

/**
 * The tax within the prices of lines that share a rate (in hundredths of a percent; null: no tax). Prices include tax, so the tax of the group
 * is worked out once, from the sum of its prices, and rounded half up. Each line gets what its price adds to that tax: the lines
 * add up to the group to the penny, and none is off by more than one minor unit from its own rounding.
 */
export const taxLines = (prices: readonly number[], rate: number | null): TaxedAmount[] => {
  const taxUpTo = (gross: number) => (rate === null ? 0 : taxWithin(gross, rate))
  const sums = prices.reduce<number[]>((all, price) => [...all, (all.at(-1) ?? 0) + price], [])
  return prices.map((gross, index) => {
    const before = sums[index - 1] ?? 0
    const tax = taxUpTo(before + gross) - taxUpTo(before)
    return { net: gross - tax, tax, gross }
  })
}

/** The sums of amounts. */
export const addTaxed = (amounts: readonly TaxedAmount[]): TaxedAmount =>
  amounts.reduce<TaxedAmount>(
    (all, { net, tax, gross }) => ({ net: all.net + net, tax: all.tax + tax, gross: all.gross + gross }),
    { net: 0, tax: 0, gross: 0 },
  )

/** What changes from amounts to others. */
export const taxedDifference = (before: TaxedAmount, after: TaxedAmount): TaxedAmount => ({
  net: after.net - before.net,
  tax: after.tax - before.tax,
  gross: after.gross - before.gross,
})
