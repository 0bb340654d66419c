import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import type { Currency } from '#contract/shared/money'
import { formatsOf } from './formats'
import { isolated } from './isolated'
import { button, link as linkTo, type MailMessages } from './mailMessages'

interface MembershipRefund {
  number: number
  amount: number
  currency: Currency
  /** It was paid to the office, which refunds it the same way. */
  isByHand: boolean
  /** Of the membership, where the refund ends it. */
  lastDay: Day | null
  reason: string
  link: string
  /** Where the corrected invoice is, if there is one. */
  invoiceLink: string | null
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** A refund of a membership, in both languages. */
export const membershipRefundMails: Record<Locale, (mail: MembershipRefund) => MailMessages> = {
  en: ({ number, amount, currency, isByHand, lastDay, reason, link, invoiceLink }) => ({
    subject: `Membership refund: purchase ${number}`,
    reason: 'purchase',
    paragraphs: [
      isByHand
        ? `We’re refunding ${en.money(amount, currency)} of your membership fee. You paid the club directly, so you’ll get it back the same way.`
        : `We’re refunding ${en.money(amount, currency)} of your membership fee to your original payment method.`,
      ...(lastDay === null ? [] : [`The last day of your membership is ${en.longDay(lastDay)}.`]),
      `The club writes: “${isolated(reason)}”`,
      button('Check your refund', link),
      ...(invoiceLink === null ? [] : [linkTo('Download the corrected invoice', invoiceLink)]),
    ],
  }),
  pl: ({ number, amount, currency, isByHand, lastDay, reason, link, invoiceLink }) => ({
    subject: `Zwrot składki: zakup ${number}`,
    reason: 'purchase',
    paragraphs: [
      isByHand
        ? `Zwracamy ${pl.money(amount, currency)} składki członkowskiej. Wpłata trafiła bezpośrednio do klubu, dlatego pieniądze zwrócimy w ten sam sposób.`
        : `Zwracamy ${pl.money(amount, currency)} składki członkowskiej tą samą metodą płatności.`,
      ...(lastDay === null ? [] : [`Ostatni dzień Twojego członkostwa: ${pl.longDay(lastDay)}.`]),
      `Klub pisze: „${isolated(reason)}”`,
      button('Sprawdź zwrot', link),
      ...(invoiceLink === null ? [] : [linkTo('Pobierz fakturę korygującą', invoiceLink)]),
    ],
  }),
}
