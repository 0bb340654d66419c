import type { BothNames } from '#contract/extra/cartExtra'
import type { Locale } from '#contract/shared/locales'
import type { Currency } from '#contract/shared/money'
import { formatsOf } from './formats'
import { button, link as linkTo, type MailMessages } from './mailMessages'

interface Withdrawn {
  /** Its show was cancelled; otherwise the member or the organiser has withdrawn it. */
  isCancelled: boolean
  /** Why the organiser cancelled the show, or withdrew the extra; empty where the member did. */
  reason: string
  show: string
  extras: readonly { name: BothNames; option: BothNames | null; quantity: number; refund: number }[]
  /** In minor units; 0 without a refund. */
  refund: number
  currency: Currency
  link: string
  invoiceLinks: readonly string[]
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** An extra in words, such as "2 × T-shirt, L". */
export const extraText = (
  locale: Locale,
  { name, option, quantity }: { name: BothNames; option: BothNames | null; quantity: number },
): string => `${quantity} × ${[name[locale], option?.[locale]].filter(Boolean).join(', ')}`

/** Withdrawn extras of one purchase and their refund, in both languages. */
export const extraMails: Record<Locale, (mail: Withdrawn) => MailMessages> = {
  en: ({ isCancelled, reason, show, extras, refund, currency, link, invoiceLinks }) => ({
    subject: isCancelled ? `Cancelled: ${show}` : `${show}: extras withdrawn`,
    reason: 'purchase',
    paragraphs: [
      isCancelled
        ? `${show} has been cancelled. The organiser writes: “${reason}” We’re refunding these extras:`
        : reason === ''
          ? `These extras for ${show} have been withdrawn:`
          : `The organiser of ${show} has withdrawn these extras and writes: “${reason}”`,
      ...extras.map((one) => `${extraText('en', one)}: refund ${en.money(one.refund, currency)}`),
      refund > 0
        ? `We’re refunding ${en.money(refund, currency)} to your original payment method.`
        : 'There’s no refund for these extras.',
      button('View your purchase', link),
      ...invoiceLinks.map((href) => linkTo('Download the corrected invoice', href)),
    ],
  }),
  pl: ({ isCancelled, reason, show, extras, refund, currency, link, invoiceLinks }) => ({
    subject: isCancelled ? `Odwołane: ${show}` : `${show}: wycofano dodatki`,
    reason: 'purchase',
    paragraphs: [
      isCancelled
        ? `Zawody ${show} zostały odwołane. Organizator pisze: „${reason}” Zwracamy opłatę za dodatki:`
        : reason === ''
          ? `Wycofano dodatki na zawody ${show}:`
          : `Organizator zawodów ${show} wycofał dodatki i pisze: „${reason}”`,
      ...extras.map((one) => `${extraText('pl', one)}: zwrot ${pl.money(one.refund, currency)}`),
      refund > 0 ? `Zwracamy ${pl.money(refund, currency)} tą samą metodą płatności.` : 'Zwrot nie przysługuje.',
      button('Zobacz zakup', link),
      ...invoiceLinks.map((href) => linkTo('Pobierz fakturę korygującą', href)),
    ],
  }),
}
