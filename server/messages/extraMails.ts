import type { BothNames } from '#contract/extra/cartExtra'
import type { Day } from '#contract/shared/calendar'
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
  /** The organiser refunds it in cash, since it was paid at the show. */
  isByHand: boolean
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
  en: ({ isCancelled, reason, show, extras, refund, isByHand, currency, link, invoiceLinks }) => ({
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
        ? isByHand
          ? `You paid at the show, so the organiser will refund ${en.money(refund, currency)} in cash.`
          : `We’re refunding ${en.money(refund, currency)} to your original payment method.`
        : 'There’s no refund for these extras.',
      button('View your purchase', link),
      ...invoiceLinks.map((href) => linkTo('Download the corrected invoice', href)),
    ],
  }),
  pl: ({ isCancelled, reason, show, extras, refund, isByHand, currency, link, invoiceLinks }) => ({
    subject: isCancelled ? `Odwołane: ${show}` : `${show}: wycofano dodatki`,
    reason: 'purchase',
    paragraphs: [
      isCancelled
        ? `Zawody ${show} zostały odwołane. Organizator pisze: „${reason}” Zwracamy opłatę za dodatki:`
        : reason === ''
          ? `Wycofano dodatki na zawody ${show}:`
          : `Organizator zawodów ${show} wycofał dodatki i pisze: „${reason}”`,
      ...extras.map((one) => `${extraText('pl', one)}: zwrot ${pl.money(one.refund, currency)}`),
      refund > 0
        ? isByHand
          ? `Zapłata przyjęta na zawodach: organizator zwróci ${pl.money(refund, currency)} gotówką.`
          : `Zwracamy ${pl.money(refund, currency)} tą samą metodą płatności.`
        : 'Zwrot nie przysługuje.',
      button('Zobacz zakup', link),
      ...invoiceLinks.map((href) => linkTo('Pobierz fakturę korygującą', href)),
    ],
  }),
}

interface Moved {
  show: string
  /** Why, as the organiser wrote; empty where nothing was written. */
  why: string
  /** Each null where it has not changed. */
  venue: { was: string; is: string } | null
  days: { was: readonly [first: Day, last: Day]; is: readonly [first: Day, last: Day] } | null
  extras: readonly { name: BothNames; option: BothNames | null; quantity: number }[]
  link: string
}

const spanOf = ({ longDay }: Pick<typeof en, 'longDay'>, [first, last]: readonly [Day, Day]) =>
  first === last ? longDay(first) : `${longDay(first)} – ${longDay(last)}`
const given = (text: string) => (text === '' ? [] : [text])

/** To a member whose extras are for a show that is on other days or at another venue by now. */
export const extraMovedMails: Record<Locale, (moved: Moved) => MailMessages> = {
  en: ({ show, why, venue, days, extras, link }) => ({
    subject: `Changed: your extras for ${show}`,
    reason: 'purchase',
    paragraphs: [
      `${show} has changed, and you’ve bought extras for it.`,
      ...given(why),
      ...(days ? [`Days: ${spanOf(en, days.is)} (was ${spanOf(en, days.was)}).`] : []),
      ...(venue ? [`Venue: ${venue.is} (was ${venue.was}).`] : []),
      ...extras.map((one) => extraText('en', one)),
      'You don’t need to do anything to keep them. If you no longer want them, withdraw them by the day before the show and we’ll refund the full price.',
      button('See your extras', link),
    ],
  }),
  pl: ({ show, why, venue, days, extras, link }) => ({
    subject: `Zmiana: Twoje dodatki na zawody ${show}`,
    reason: 'purchase',
    paragraphs: [
      `Zmieniły się zawody ${show}, na które masz dodatki.`,
      ...given(why),
      ...(days ? [`Dni: ${spanOf(pl, days.is)} (było: ${spanOf(pl, days.was)}).`] : []),
      ...(venue ? [`Miejsce: ${venue.is} (było: ${venue.was}).`] : []),
      ...extras.map((one) => extraText('pl', one)),
      'Aby je zachować, nie musisz nic robić. Jeśli już ich nie chcesz, zrezygnuj z nich najpóźniej w dniu przed zawodami, a zwrócimy całą opłatę.',
      button('Zobacz dodatki', link),
    ],
  }),
}
