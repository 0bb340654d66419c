import type { Locale } from '#contract/shared/locales'
import type { Purchase } from '#contract/purchase/purchase'
import { organisation } from '../../content/organisation'
import { receiptParts } from '../../messages/receipt'
import { cell, makePdf } from '../../pdf/makePdf'

/** A printable receipt as at an instant: what was bought, its payer and the total. */
export const receiptPdf = (purchase: Purchase, { locale, at }: { locale: Locale; at: Date }): Promise<Buffer> => {
  const { name } = organisation()
  const { title, seller, payer, facts, lines, sums } = receiptParts(locale, purchase, organisation())
  return makePdf({ title: `${title} | ${name}`, author: name, locale, at }, ({ heading, paragraph, table }) => {
    heading(title)
    paragraph(seller)
    paragraph(payer)
    paragraph(facts)
    table([
      ...lines.map(({ text, amount }) => [cell(text), cell(amount, { right: true })]),
      ...sums.map(({ text, amount }) => [
        cell(text, { weight: 'strong' }),
        cell(amount, { weight: 'strong', right: true }),
      ]),
    ])
  })
}
