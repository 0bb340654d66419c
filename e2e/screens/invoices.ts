import type { Invoice, InvoiceLine, InvoiceMonth, InvoiceRow, PurchaseInvoices } from '#contract/money/invoice'
import { deskInvoiceEndpoints } from '#contract/money/invoiceEndpoints'
import { fill, paths } from '#contract/shared/paths'
import { json } from '../faults/answers'
import type { Actors } from './actors'
import { answering, call, inTurn, press, waitingAndFailed } from './setup'
import type { State } from './screen'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const plain: InvoiceRow = {
  id: id(1),
  number: 'INV/2026/0012',
  kind: 'invoice',
  form: 'gb',
  issuedOn: '2026-11-21',
  soldOn: '2026-11-20',
  buyer: { name: 'Ola Kowalczyk', address: 'ul. Długa 7/2\n80-831 Gdańsk\nPolska', taxNumber: '' },
  purchaseId: id(90),
  purchaseNumber: 1_003,
  memberId: id(91),
  corrects: null,
  reason: null,
  isLast: true,
  paidWith: 'provider',
  currency: 'GBP',
  rate: 2_000,
  net: 917,
  tax: 183,
  gross: 1_100,
}
const row = (more: Partial<InvoiceRow>): InvoiceRow => ({ ...plain, ...more })
const credit = row({
  id: id(2),
  number: 'CN/2026/0003',
  kind: 'correction',
  corrects: { id: plain.id, number: plain.number },
  reason: { why: 'refund', text: '' },
  net: -458,
  tax: -92,
  gross: -550,
})
const company = row({
  id: id(3),
  number: 'INV/2026/0011',
  buyer: {
    name: 'Przedsiębiorstwo Szkoleniowo-Hodowlane „Psia Łapa” spółka z ograniczoną odpowiedzialnością sp. k.',
    address: '1 High Street\nYork YO1 7HH',
    taxNumber: 'GB123456789',
  },
  purchaseNumber: 1_002,
  rate: null,
  net: 6_900,
  tax: 0,
  gross: 6_900,
  paidWith: 'bank',
})
const month: InvoiceMonth = {
  month: '2026-11-01',
  today: '2026-11-21',
  earliest: '2026-10-01',
  form: 'gb',
  sums: [
    { currency: 'GBP', rate: 2_000, net: 459, tax: 91, gross: 550, invoices: 1, corrections: 1 },
    { currency: 'GBP', rate: null, net: 6_900, tax: 0, gross: 6_900, invoices: 1, corrections: 0 },
  ],
  check: {
    checkedAt: '2026-11-21T10:00:00.000Z',
    series: [
      { kind: 'invoice', year: 2026, last: 12, missing: 0 },
      { kind: 'correction', year: 2026, last: 3, missing: 0 },
    ],
    outdated: 0,
  },
}
const gaps: InvoiceMonth = {
  ...month,
  sums: [],
  check: { ...month.check, series: [{ kind: 'invoice', year: 2026, last: 12, missing: 1 }], outdated: 2 },
}

const line = (number: number, dogName: string): InvoiceLine => ({
  item: {
    kind: 'entry',
    entryId: id(number),
    dogName,
    showName: 'Shrewsbury Winter Classic',
    date: '2026-12-12',
  },
  net: 458,
  tax: 92,
  gross: 550,
})
const lines = [{ ...line(10, 'Łatka'), net: 459, tax: 91 }, line(11, 'Żółw')]
const invoice: Invoice = { ...plain, isLast: false, lines, before: null }
const correction: Invoice = { ...credit, lines: lines.slice(0, 1), before: { buyer: plain.buyer, lines } }

const ofPurchase: PurchaseInvoices = {
  purchaseId: plain.purchaseId,
  purchaseNumber: plain.purchaseNumber,
  form: 'gb',
  buyer: plain.buyer,
  total: null,
  currency: 'GBP',
  items: [{ ...plain, isLast: false }, credit],
}

const list = call(deskInvoiceEndpoints.getInvoices.path)
const sums = call(deskInvoiceEndpoints.getInvoiceMonth.path)
const invoices = { as: 'admin', at: paths.deskInvoices } as const
const filled = {
  ...invoices,
  answers: (): ReturnType<NonNullable<State['answers']>> => [
    [list, json(200, { items: [credit, plain, company], next: null })],
    [sums, json(200, month)],
  ],
}

const one = { as: 'admin', at: fill(paths.deskInvoice, { id: plain.id }) } as const
const ofOne = call(fill(deskInvoiceEndpoints.getInvoice.path, { id: plain.id }))
const last = { ...one, ...answering(ofOne, json(200, { ...correction, form: 'gb' })) }
const correct = press('main button[aria-haspopup=dialog]:not(nav button)')

const purchase = { as: 'admin', at: fill(paths.deskPurchaseInvoice, { number: '1003' }) } as const
const ofNumber = call(fill(deskInvoiceEndpoints.getInvoicesOfPurchase.path, { number: '1003' }))
const canIssue: PurchaseInvoices = { ...ofPurchase, items: [], total: 1_100 }

const own = {
  as: 'member',
  at: ({ paid }: Actors) => fill(paths.purchaseInvoice, { id: paid.id }),
} as const
const ofOwn = ({ path, method }: { path: string; method: string }) => method === 'GET' && path.endsWith('/invoices')
const issue = press('main button[type=submit]')

/** Invoices: the office's, and those of a member. */
export const invoiceScreens = {
  deskInvoices: [
    invoices,
    { ...filled, name: 'with corrections' },
    { as: 'admin', name: 'none found', at: `${paths.deskInvoices}?text=no-such-number` },
    { ...invoices, name: 'with gaps', ...answering(sums, json(200, gaps)) },
    ...waitingAndFailed(invoices, list),
  ],
  deskPurchaseInvoice: [
    { ...purchase, name: 'issuing one', ...answering(ofNumber, json(200, canIssue)) },
    {
      ...purchase,
      name: 'issuing one, errors',
      ...answering(ofNumber, json(200, { ...canIssue, buyer: { name: '', address: '', taxNumber: '' } })),
      steps: inTurn(issue, (page) => page.locator('[aria-invalid=true]').first().waitFor()),
    },
    { ...purchase, name: 'issued', ...answering(ofNumber, json(200, ofPurchase)) },
    { ...purchase, name: 'nothing to invoice', ...answering(ofNumber, json(200, { ...ofPurchase, items: [] })) },
    ...waitingAndFailed(purchase, ofNumber),
  ],
  deskInvoice: [
    { ...one, name: 'corrected', ...answering(ofOne, json(200, invoice)) },
    { ...last, name: 'a correction' },
    {
      ...last,
      name: 'correcting, errors',
      steps: inTurn(correct, press('[role=alertdialog] button >> nth=-1'), (page) =>
        page.locator('[aria-invalid=true]').first().waitFor(),
      ),
    },
    ...waitingAndFailed(one, ofOne),
  ],
  purchaseInvoice: [
    own,
    {
      ...own,
      name: 'errors',
      ...answering(ofOwn, json(200, { ...canIssue, form: 'pl', buyer: { name: '', address: '', taxNumber: '' } })),
      steps: inTurn(issue, (page) => page.locator('[aria-invalid=true]').first().waitFor()),
    },
    { ...own, name: 'issued', ...answering(ofOwn, json(200, ofPurchase)) },
    { ...own, name: 'nothing to invoice', ...answering(ofOwn, json(200, { ...ofPurchase, items: [] })) },
    ...waitingAndFailed(own, ofOwn),
  ],
} satisfies Record<string, State[]>
