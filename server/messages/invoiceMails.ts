import type { InvoiceKind } from '#contract/money/invoiceKinds'
import type { Locale } from '#contract/shared/locales'
import { button, type MailMessages } from './mailMessages'

interface InvoiceMail {
  kind: InvoiceKind
  number: string
  purchase: number
  /** Where it can be downloaded. Who bought it is in no email: the name may look like a web address. */
  link: string
}

/** An invoice or a correction that was issued, or is sent again. */
export const invoiceMails: Record<Locale, (mail: InvoiceMail) => MailMessages> = {
  en: ({ kind, number, purchase, link }) => ({
    subject: kind === 'invoice' ? `Invoice ${number}` : `Correction ${number} of your invoice`,
    reason: 'purchase',
    paragraphs: [
      kind === 'invoice'
        ? `Your invoice ${number} for purchase ${purchase} is ready, in English and Polish.`
        : `The invoice for purchase ${purchase} has been corrected. The correction ${number} is ready, in English and Polish.`,
      button(kind === 'invoice' ? 'Download the invoice' : 'Download the correction', link),
    ],
  }),
  pl: ({ kind, number, purchase, link }) => ({
    subject: kind === 'invoice' ? `Faktura ${number}` : `Faktura korygująca ${number}`,
    reason: 'purchase',
    paragraphs: [
      kind === 'invoice'
        ? `Faktura ${number} do zakupu ${purchase} jest gotowa, po polsku i po angielsku.`
        : `Faktura do zakupu ${purchase} została skorygowana. Faktura korygująca ${number} jest gotowa, po polsku i po angielsku.`,
      button(kind === 'invoice' ? 'Pobierz fakturę' : 'Pobierz fakturę korygującą', link),
    ],
  }),
}
