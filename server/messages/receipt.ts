import type { Day } from '#contract/shared/calendar'
import type { EntryItem } from '#contract/purchase/cartItem'
import type { EntryDetails } from '#contract/entry/details'
import type { Locale } from '#contract/shared/locales'
import type { Organisation } from '#contract/info/organisation'
import type { EntryPurchaseLine } from '#contract/entry/paidEntry'
import type { PaidCard, Purchase, PurchaseExtra, PurchaseLine } from '#contract/purchase/purchase'
import { sum } from '#contract/shared/money'
import { refundedOf, taxOf } from '#contract/purchase/receipt'
import { extraText } from './extraMails'
import { formatsOf } from './formats'
import { isolated } from './isolated'

interface ReceiptMessages {
  title: (number: number) => string
  payer: (lines: string[]) => string
  memberNumber: (number: number) => string
  card: (card: PaidCard) => string
  desk: Record<string, string>
  deskReason: (reason: string) => string
  free: string
  memberUntil: (day: string) => string
  membership: Parameters<ReturnType<typeof formatsOf>['counted']>[1]
  membershipOf: (years: string) => string
  number: (number: number) => string
  handler: (name: string) => string
  junior: (name: string) => string
  phone: (phone: string) => string
  team: (name: string) => string
  notForCompetition: string
  discount: (code: string, sum: string) => string
  discountCode: (code: string) => string
  total: (sum: string) => string
  totalLabel: string
  taxNumber: (number: string) => string
  tax: (percent: string) => string
  refunds: string
  afterRefunds: string
  withdrawn: (sum: string) => string
  refundOf: (sum: string) => string
  was: (entry: string, day: string) => string
  paidOn: (day: string) => string
  refundedOn: (day: string) => string
  refunding: string
}

const messages: Record<Locale, ReceiptMessages> = {
  en: {
    title: (number) => `Receipt for purchase ${number}`,
    payer: (lines) => `Paid by: ${lines.join('\n')}`,
    memberNumber: (number) => `Member number ${number}`,
    card: ({ brand, last4 }) => `Card: ${brand} ending in ${last4}`,
    desk: {
      cash: 'Paid in cash to the organiser',
      card_reader: 'Paid by card reader to the organiser',
      transfer: 'Paid by bank transfer',
      free: 'Free of charge, added by the organiser',
    },
    deskReason: (reason) => `The organiser writes: “${reason}”`,
    free: 'Free of charge',
    memberUntil: (day) => `Member until ${day}`,
    membership: { one: 'year', other: 'years' },
    membershipOf: (years) => `Membership, ${years}`,
    number: (number) => `Competitor number: ${number}`,
    handler: (name) => `Handler: ${name}`,
    junior: (name) => `${name} (junior)`,
    phone: (phone) => `Phone on the day: ${phone}`,
    team: (name) => `Team: ${name}`,
    notForCompetition: 'Not for competition',
    discount: (code, sum) => `Discount ${code}: ${sum} off`,
    discountCode: (code) => `Discount ${code}`,
    total: (sum) => `Total: ${sum}`,
    totalLabel: 'Total',
    taxNumber: (number) => `VAT no. ${number}`,
    tax: (percent) => `Including VAT (${percent})`,
    refunds: 'Refunds',
    afterRefunds: 'Total after refunds',
    withdrawn: (sum) => `Withdrawn, refund of ${sum}`,
    refundOf: (sum) => `Refund of ${sum}`,
    was: (entry, day) => `Until ${day}: ${entry}`,
    paidOn: (day) => `Paid on ${day}`,
    refundedOn: (day) => `Refunded on ${day}`,
    refunding: 'Refund in progress: the full amount, to your original payment method.',
  },
  pl: {
    title: (number) => `Potwierdzenie zakupu ${number}`,
    payer: (lines) => `Płatnik: ${lines.join('\n')}`,
    memberNumber: (number) => `Numer członkowski ${number}`,
    card: ({ brand, last4 }) => `Karta: ${brand}, końcówka ${last4}`,
    desk: {
      cash: 'Zapłacono gotówką u organizatora',
      card_reader: 'Zapłacono kartą w terminalu organizatora',
      transfer: 'Zapłacono przelewem',
      free: 'Bez opłaty, dodane przez organizatora',
    },
    deskReason: (reason) => `Organizator pisze: „${reason}”`,
    free: 'Bez opłaty',
    memberUntil: (day) => `Członkostwo ważne do ${day}`,
    membership: { one: 'rok', few: 'lata', many: 'lat', other: 'roku' },
    membershipOf: (years) => `Członkostwo, ${years}`,
    number: (number) => `Numer startowy: ${number}`,
    handler: (name) => `Przewodnik: ${name}`,
    junior: (name) => `${name} (junior)`,
    phone: (phone) => `Telefon w dniu zawodów: ${phone}`,
    team: (name) => `Drużyna: ${name}`,
    notForCompetition: 'Poza konkurencją',
    discount: (code, sum) => `Rabat ${code}: ${sum} mniej`,
    discountCode: (code) => `Rabat ${code}`,
    total: (sum) => `Razem: ${sum}`,
    totalLabel: 'Razem',
    taxNumber: (number) => `NIP ${number}`,
    tax: (percent) => `W tym VAT (${percent})`,
    refunds: 'Zwroty',
    afterRefunds: 'Razem po zwrotach',
    withdrawn: (sum) => `Wycofane, zwrot ${sum}`,
    refundOf: (sum) => `Zwrot ${sum}`,
    was: (entry, day) => `Do ${day}: ${entry}`,
    paidOn: (day) => `Zapłacono: ${day}`,
    refundedOn: (day) => `Zwrócono: ${day}`,
    refunding: 'Zwrot w toku: cała kwota, tą samą metodą płatności.',
  },
}

const payerLines = (locale: Locale, { payer, payerNumber, payerAddress, payerEmail }: Purchase): string[] => [
  payer,
  ...(payerNumber ? [messages[locale].memberNumber(payerNumber)] : []),
  ...payerAddress,
  payerEmail,
]

const itemText = (
  locale: Locale,
  { dogName, showName, date, startTime, ring }: EntryItem,
  withNames: boolean,
): string => {
  const dog = withNames ? `${isolated(dogName)}: ` : ''
  return `${dog}${isolated(showName)}, ${formatsOf(locale).longDay(date)}, ${startTime}, ring ${ring}`
}

const lineText = (locale: Locale, line: PurchaseLine, withNames: boolean): string => {
  const { counted } = formatsOf(locale)
  if (line.kind === 'membership') return messages[locale].membershipOf(counted(line.years, messages[locale].membership))
  return itemText(locale, line.item, withNames)
}

/** What became of a line afterwards: what an entry was before it was changed, and what was refunded. */
const laterText = (locale: Locale, line: PurchaseLine, currency: string, withNames: boolean): string[] => {
  const { money, longDay } = formatsOf(locale)
  if (line.kind === 'membership')
    return line.refunds.map(({ amount }) => messages[locale].refundOf(money(amount, currency)))
  const { was, refund } = line
  return [
    ...was.map(({ item, changedOn }) => messages[locale].was(itemText(locale, item, withNames), longDay(changedOn))),
    ...(refund ? [messages[locale].withdrawn(money(refund.amount, currency))] : []),
  ]
}

/** An extra, and what was refunded of it. */
const extraLines = (locale: Locale, { item, refund }: PurchaseExtra): string[] => [
  `${isolated(extraText(locale, item))}: ${isolated(item.showName)}`,
  ...(refund ? [messages[locale].withdrawn(formatsOf(locale).money(refund.amount, item.currency))] : []),
]

const handlerName = (locale: Locale, { handler, handlerName: name }: EntryDetails, payer: string) => {
  if (handler === 'member') return payer
  return handler === 'junior' ? messages[locale].junior(name) : name
}

/** What an entry says of the day, below its line. */
const detailsText = (
  locale: Locale,
  { number: given, details }: Pick<EntryPurchaseLine, 'number' | 'details'>,
  payer: string,
  withNames: boolean,
): string => {
  const { number, handler, phone, team, notForCompetition } = messages[locale]
  return [
    given !== null && number(given),
    withNames && handler(handlerName(locale, details, payer)),
    withNames && details.phone !== '' && phone(details.phone),
    details.team !== undefined && team(details.team),
    details.notForCompetition && notForCompetition,
  ]
    .filter(Boolean)
    .join(', ')
}

const stateText = (locale: Locale, { status, paidOn, refundedOn }: Purchase): string => {
  const { paidOn: paid, refundedOn: refunded, refunding } = messages[locale]
  const written = (day: Day) => formatsOf(locale).longDay(day)
  if (status === 'refunded') return refundedOn ? refunded(written(refundedOn)) : refunding
  return paidOn ? paid(written(paidOn)) : ''
}

/** How and why it was paid at the desk, where it was. */
const deskText = (locale: Locale, { desk }: Purchase): string[] => {
  if (desk === null) return []
  const { desk: ways, deskReason } = messages[locale]
  return [ways[desk.way] ?? '', ...(desk.reason === '' ? [] : [deskReason(desk.reason)])]
}

/** What the organisers took off, where nothing was to be paid; a code’s discount is not part of it. */
const givenFree = ({ desk, lines }: Purchase): number =>
  desk?.way === 'free' ? sum(lines.map((line) => (line.kind === 'entry' ? line.discount : 0))) : 0

/** What was refunded, and what the payer has paid after that; nothing where there is no refund. */
const refundSums = (locale: Locale, purchase: Purchase): { text: string; amount: string }[] => {
  const { total, currency } = purchase
  const { money } = formatsOf(locale)
  const refunded = refundedOf(purchase)
  if (refunded === 0) return []
  const { refunds, afterRefunds } = messages[locale]
  return [
    { text: refunds, amount: money(-refunded, currency) },
    { text: afterRefunds, amount: money(total - refunded, currency) },
  ]
}

/** The tax within what the payer has paid after refunds. */
const taxSums = (locale: Locale, purchase: Purchase): { text: string; amount: string }[] => {
  const { money, percent } = formatsOf(locale)
  const tax = taxOf(purchase)
  return tax ? [{ text: messages[locale].tax(percent(tax.rate)), amount: money(tax.amount, purchase.currency) }] : []
}

/** Who sells: registered name, address and, where there is one, tax number. */
const sellerLines = (locale: Locale, { tax }: Purchase, { legal }: Organisation): string[] => [
  legal.name,
  legal.address[locale],
  ...(tax ? [messages[locale].taxNumber(tax.number)] : []),
]

/**
 * A receipt as paragraphs of a mail: who was paid by whom, for what, how much and when. Names that a member typed are left
 * out where the address it goes to is not confirmed.
 */
export const receiptText = (locale: Locale, purchase: Purchase, seller: Organisation, withNames: boolean): string[] => {
  const { money, longDay } = formatsOf(locale)
  const { title, payer, card, memberUntil, discount, total } = messages[locale]
  const lines = purchase.lines.flatMap((line) => [
    `${lineText(locale, line, withNames)}: ${money(line.price, purchase.currency)}`,
    ...(line.kind === 'entry' ? [detailsText(locale, line, purchase.payer, withNames)].filter(Boolean) : []),
    ...laterText(locale, line, purchase.currency, withNames),
  ])
  const extras = purchase.extras.flatMap((extra) => {
    const [first = '', ...later] = extraLines(locale, extra)
    return [`${first}: ${money(extra.total, purchase.currency)}`, ...later]
  })
  return [
    [title(purchase.number), ...sellerLines(locale, purchase, seller)].join('\n'),
    ...(withNames ? [payer(payerLines(locale, purchase))] : []),
    [
      ...lines,
      ...extras,
      ...(purchase.discount
        ? [discount(purchase.discount.code, money(purchase.discount.total, purchase.currency))]
        : []),
      ...(givenFree(purchase) > 0 ? [messages[locale].free] : []),
      total(money(purchase.total, purchase.currency)),
      ...[...refundSums(locale, purchase), ...taxSums(locale, purchase)].map(
        ({ text, amount }) => `${text}: ${amount}`,
      ),
    ].join('\n'),
    [
      stateText(locale, purchase),
      ...deskText(locale, purchase),
      purchase.card && card(purchase.card),
      purchase.memberUntil && memberUntil(longDay(purchase.memberUntil)),
    ]
      .filter(Boolean)
      .join('\n'),
  ]
}

/** A receipt in parts, for paper: its lines and sums each with an amount. For its owner, with every name. */
export const receiptParts = (locale: Locale, purchase: Purchase, seller: Organisation) => {
  const { money, longDay } = formatsOf(locale)
  const { title, payer, card, memberUntil, discountCode, totalLabel } = messages[locale]
  const { discount, currency } = purchase
  return {
    title: title(purchase.number),
    seller: sellerLines(locale, purchase, seller).join('\n'),
    payer: payer(payerLines(locale, purchase)),
    facts: [
      stateText(locale, purchase),
      ...deskText(locale, purchase),
      purchase.card && card(purchase.card),
      purchase.memberUntil && memberUntil(longDay(purchase.memberUntil)),
    ]
      .filter(Boolean)
      .join('\n'),
    lines: [
      ...purchase.lines.map((line) => ({
        text: [
          lineText(locale, line, true),
          ...(line.kind === 'entry' ? [detailsText(locale, line, purchase.payer, true)] : []),
          ...laterText(locale, line, currency, true),
        ]
          .filter(Boolean)
          .join('\n'),
        amount: money(line.price, currency),
      })),
      ...purchase.extras.map((extra) => ({
        text: extraLines(locale, extra).join('\n'),
        amount: money(extra.total, currency),
      })),
    ],
    sums: [
      ...(discount ? [{ text: discountCode(discount.code), amount: money(-discount.total, currency) }] : []),
      ...(givenFree(purchase) > 0
        ? [{ text: messages[locale].free, amount: money(-givenFree(purchase), currency) }]
        : []),
      { text: totalLabel, amount: money(purchase.total, currency) },
      ...refundSums(locale, purchase),
      ...taxSums(locale, purchase),
    ],
  }
}
