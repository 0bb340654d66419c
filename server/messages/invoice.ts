import type { MoneyAccount } from '#contract/money/accounts'
import type { InvoiceItem } from '#contract/money/invoice'
import type { CorrectionReason, InvoiceForm, InvoiceKind } from '#contract/money/invoiceKinds'
import type { MembershipKind } from '#contract/membership/kinds'
import type { Locale } from '#contract/shared/locales'
import { extraText } from './extraMails'
import { formatsOf } from './formats'
import { isolated } from './isolated'

type Column =
  | 'number'
  | 'kind'
  | 'issuedOn'
  | 'soldOn'
  | 'buyer'
  | 'address'
  | 'taxNumber'
  | 'purchase'
  | 'corrects'
  | 'reason'
  | 'rate'
  | 'net'
  | 'tax'
  | 'gross'
  | 'currency'
  | 'paidWith'

interface InvoiceMessages {
  /** `change`: what a correction changes, in minor units; `isTaxed`: it names a rate. */
  title: (document: { kind: InvoiceKind; form: InvoiceForm; change: number; isTaxed: boolean }) => string
  number: (number: string) => string
  issuedOn: (day: string) => string
  soldOn: (day: string) => string
  purchase: (number: number) => string
  corrects: (number: string, day: string) => string
  reason: (why: string) => string
  reasons: Record<CorrectionReason, string>
  seller: string
  buyer: string
  taxNumber: Record<InvoiceForm, (number: string) => string>
  exemption: (ground: string) => string
  exempt: Record<InvoiceForm, string>
  item: string
  quantity: string
  net: string
  rate: string
  tax: string
  gross: string
  amount: string
  total: string
  before: string
  after: string
  difference: string
  nothing: string
  buyerBefore: string
  buyerAfter: string
  paid: (sum: string, way: string) => string
  refunded: (sum: string) => string
  ways: Record<MoneyAccount, string>
  membership: (kind: string, years: string | null) => string
  memberships: Record<MembershipKind, string>
  years: Parameters<ReturnType<typeof formatsOf>['counted']>[1]
  entry: (dog: string, show: string, day: string) => string
  columns: Record<Column, string>
  kinds: Record<InvoiceKind, string>
}

export const invoiceMessages: Record<Locale, InvoiceMessages> = {
  en: {
    title: ({ kind, form, change, isTaxed }) => {
      if (kind === 'invoice') return form === 'gb' && isTaxed ? 'VAT invoice' : 'Invoice'
      if (form === 'pl') return 'Corrective invoice'
      return change < 0 ? 'Credit note' : 'Invoice correction'
    },
    number: (number) => `Number: ${number}`,
    issuedOn: (day) => `Date of issue: ${day}`,
    soldOn: (day) => `Date of sale: ${day}`,
    purchase: (number) => `Purchase: ${number}`,
    corrects: (number, day) => `Corrects: ${number} of ${day}`,
    reason: (why) => `Reason: ${why}`,
    reasons: {
      refund: 'refund',
      refund_recalled: 'refund cancelled',
      buyer: 'mistake in the buyer’s details',
    },
    seller: 'Seller',
    buyer: 'Buyer',
    taxNumber: { gb: (number) => `VAT no. ${number}`, pl: (number) => `Tax number (NIP): ${number}` },
    exemption: (ground) => `Exempt from VAT: ${ground}`,
    exempt: { gb: 'Exempt', pl: 'exempt (zw.)' },
    item: 'Item',
    quantity: 'Qty',
    net: 'Net',
    rate: 'VAT rate',
    tax: 'VAT',
    gross: 'Gross',
    amount: 'Amount',
    total: 'Total',
    before: 'Before the correction',
    after: 'After the correction',
    difference: 'Difference',
    nothing: 'No items.',
    buyerBefore: 'Buyer before the correction',
    buyerAfter: 'Buyer after the correction',
    paid: (sum, way) => `Paid: ${sum}, ${way}. Nothing is left to pay.`,
    refunded: (sum) => `Refund: ${sum}.`,
    ways: { cash: 'in cash', card_reader: 'by card', bank: 'by bank transfer', provider: 'online' },
    membership: (kind, years) => (years === null ? kind : `${kind}, ${years}`),
    memberships: {
      adult: 'Membership',
      junior: 'Junior membership',
      family: 'Family membership',
      honorary: 'Honorary membership',
      life: 'Life membership',
    },
    years: { one: 'year', other: 'years' },
    entry: (dog, show, day) => `Entry: ${isolated(dog)}, ${isolated(show)}, ${day}`,
    columns: {
      number: 'Number',
      kind: 'Type',
      issuedOn: 'Date of issue',
      soldOn: 'Date of sale',
      buyer: 'Buyer',
      address: 'Address',
      taxNumber: 'Tax number',
      purchase: 'Purchase',
      corrects: 'Corrects',
      reason: 'Reason',
      rate: 'VAT rate (%)',
      net: 'Net',
      tax: 'VAT',
      gross: 'Gross',
      currency: 'Currency',
      paidWith: 'Paid with',
    },
    kinds: { invoice: 'Invoice', correction: 'Correction' },
  },
  pl: {
    title: ({ kind }) => (kind === 'invoice' ? 'Faktura' : 'Faktura korygująca'),
    number: (number) => `Numer: ${number}`,
    issuedOn: (day) => `Data wystawienia: ${day}`,
    soldOn: (day) => `Data sprzedaży: ${day}`,
    purchase: (number) => `Zakup: ${number}`,
    corrects: (number, day) => `Dotyczy: ${number} z dnia ${day}`,
    reason: (why) => `Przyczyna korekty: ${why}`,
    reasons: {
      refund: 'zwrot',
      refund_recalled: 'anulowanie zwrotu',
      buyer: 'błąd w danych nabywcy',
    },
    seller: 'Sprzedawca',
    buyer: 'Nabywca',
    taxNumber: { gb: (number) => `Nr VAT: ${number}`, pl: (number) => `NIP: ${number}` },
    exemption: (ground) => `Podstawa zwolnienia z VAT: ${ground}`,
    exempt: { gb: 'zw.', pl: 'zw.' },
    item: 'Nazwa',
    quantity: 'Ilość',
    net: 'Netto',
    rate: 'Stawka VAT',
    tax: 'VAT',
    gross: 'Brutto',
    amount: 'Kwota',
    total: 'Razem',
    before: 'Przed korektą',
    after: 'Po korekcie',
    difference: 'Różnica',
    nothing: 'Brak pozycji.',
    buyerBefore: 'Nabywca przed korektą',
    buyerAfter: 'Nabywca po korekcie',
    paid: (sum, way) => `Zapłacono: ${sum}, ${way}. Do zapłaty: 0.`,
    refunded: (sum) => `Kwota zwrotu: ${sum}.`,
    ways: { cash: 'gotówką', card_reader: 'kartą', bank: 'przelewem', provider: 'online' },
    membership: (kind, years) => (years === null ? kind : `${kind}, ${years}`),
    memberships: {
      adult: 'Składka członkowska',
      junior: 'Składka członkowska juniora',
      family: 'Rodzinna składka członkowska',
      honorary: 'Członkostwo honorowe',
      life: 'Członkostwo dożywotnie',
    },
    years: { one: 'rok', few: 'lata', many: 'lat', other: 'roku' },
    entry: (dog, show, day) => `Zgłoszenie: ${isolated(dog)}, ${isolated(show)}, ${day}`,
    columns: {
      number: 'Numer',
      kind: 'Rodzaj',
      issuedOn: 'Data wystawienia',
      soldOn: 'Data sprzedaży',
      buyer: 'Nabywca',
      address: 'Adres',
      taxNumber: 'NIP',
      purchase: 'Zakup',
      corrects: 'Dotyczy',
      reason: 'Przyczyna',
      rate: 'Stawka VAT (%)',
      net: 'Netto',
      tax: 'VAT',
      gross: 'Brutto',
      currency: 'Waluta',
      paidWith: 'Płatność',
    },
    kinds: { invoice: 'Faktura', correction: 'Korekta' },
  },
}

/** What a line sells, in the language of the paper. */
export const itemText = (locale: Locale, item: InvoiceItem): string => {
  const { membership, memberships, years, entry } = invoiceMessages[locale]
  const { counted, longDay } = formatsOf(locale)
  if (item.kind === 'extra') return `${extraText(locale, item)}: ${item.showName}`
  return item.kind === 'membership'
    ? membership(memberships[item.membershipKind], item.years === null ? null : counted(item.years, years))
    : entry(item.dogName, item.showName, longDay(item.date))
}
