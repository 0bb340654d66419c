/** 1250 -> 12.50 */
export const amountText = (minor: number): string => (minor / 100).toFixed(2)

/** 12.50, 12,50 or £12.50 as minor units; what is none stays as it is, for the form to refuse. */
export const amountOf = (text: string): number | string => {
  const plain = text.replaceAll(/[\s£€]|zł|PLN|GBP|EUR/gi, '').replace(',', '.')
  return /^\d+(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : text
}
