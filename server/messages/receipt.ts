import type { Day } from '../../contract/calendar'
import type { Locale } from '../../contract/locales'
import type { Organisation } from '../../contract/organisation'
import type { Purchase, PurchaseLine } from '../../contract/purchase'
import { formatsOf } from './formats'

interface ReceiptMessages {
  title: (number: number) => string
  payer: (name: string) => string
  membership: Parameters<ReturnType<typeof formatsOf>['counted']>[1]
  membershipOf: (years: string) => string
  total: (sum: string) => string
  paidOn: (day: string) => string
  refundedOn: (day: string) => string
  refunding: string
}

const messages: Record<Locale, ReceiptMessages> = {
  en: {
    title: (number) => `Receipt for purchase ${number}`,
    payer: (name) => `Paid by: ${name}`,
    membership: { one: 'year', other: 'years' },
    membershipOf: (years) => `Membership, ${years}`,
    total: (sum) => `Total: ${sum}`,
    paidOn: (day) => `Paid on ${day}`,
    refundedOn: (day) => `Paid back on ${day}`,
    refunding: 'The whole sum goes back to the card it came from.',
  },
  pl: {
    title: (number) => `Potwierdzenie zakupu ${number}`,
    payer: (name) => `Płatnik: ${name}`,
    membership: { one: 'rok', few: 'lata', many: 'lat', other: 'roku' },
    membershipOf: (years) => `Członkostwo, ${years}`,
    total: (sum) => `Razem: ${sum}`,
    paidOn: (day) => `Zapłacono: ${day}`,
    refundedOn: (day) => `Zwrócono: ${day}`,
    refunding: 'Cała kwota wraca na kartę, którą zapłacono.',
  },
}

const lineText = (locale: Locale, line: PurchaseLine, withNames: boolean): string => {
  const { counted, longDay } = formatsOf(locale)
  if (line.kind === 'membership') return messages[locale].membershipOf(counted(line.years, messages[locale].membership))
  const { dogName, showName, date, startTime, ring } = line.item
  const dog = withNames ? `${dogName}: ` : ''
  return `${dog}${showName}, ${longDay(date)}, ${startTime}, ring ${ring}`
}

const stateText = (locale: Locale, { status, paidOn, refundedOn }: Purchase): string => {
  const { paidOn: paid, refundedOn: refunded, refunding } = messages[locale]
  const written = (day: Day) => formatsOf(locale).longDay(day)
  if (status === 'refunded') return refundedOn ? refunded(written(refundedOn)) : refunding
  return paidOn ? paid(written(paidOn)) : ''
}

/**
 * A receipt as paragraphs of a mail: who was paid by whom, for what, how much and when. Names that a member typed are left
 * out where nobody has confirmed the address it goes to.
 */
export const receiptText = (
  locale: Locale,
  purchase: Purchase,
  { address }: Organisation,
  withNames: boolean,
): string[] => {
  const { money } = formatsOf(locale)
  const { title, payer, total } = messages[locale]
  const lines = purchase.lines.map(
    (line) => `${lineText(locale, line, withNames)}: ${money(line.price, purchase.currency)}`,
  )
  return [
    [title(purchase.number), ...address].join('\n'),
    ...(withNames ? [payer(purchase.payer)] : []),
    [...lines, total(money(purchase.total, purchase.currency))].join('\n'),
    stateText(locale, purchase),
  ]
}
