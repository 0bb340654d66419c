import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import type { MovementReason } from '#contract/money/movementLists'
import { formatsOf } from './formats'
import { button, type MailMessages } from './mailMessages'

interface OpenedDispute {
  number: number
  amount: number
  currency: string
  reason: MovementReason
  /** Until when the club can answer; null where it can't. */
  respondBy: Day | null
  link: string
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** What the payer’s bank says, for the reasons that tell admins what to send it. */
const reasonsEn: Partial<Record<MovementReason, string>> = {
  fraudulent: 'The cardholder says they didn’t make this payment.',
  unrecognized: 'The cardholder doesn’t recognise this payment.',
  duplicate: 'The cardholder says they were charged twice.',
  product_not_received: 'The cardholder says they didn’t get what they paid for.',
  product_unacceptable: 'The cardholder says what they got wasn’t as described.',
  credit_not_processed: 'The cardholder says they’re owed a refund.',
  subscription_canceled: 'The cardholder says they had cancelled.',
}
const reasonsPl: Partial<Record<MovementReason, string>> = {
  fraudulent: 'Posiadacz karty twierdzi, że to nie on zapłacił.',
  unrecognized: 'Posiadacz karty nie rozpoznaje tej płatności.',
  duplicate: 'Posiadacz karty twierdzi, że pobrano opłatę dwa razy.',
  product_not_received: 'Posiadacz karty twierdzi, że nie dostał tego, za co zapłacił.',
  product_unacceptable: 'Posiadacz karty twierdzi, że dostał coś innego, niż opisano.',
  credit_not_processed: 'Posiadacz karty twierdzi, że należy mu się zwrot.',
  subscription_canceled: 'Posiadacz karty twierdzi, że zrezygnował.',
}

/** To admins: a payer’s bank questions a payment. */
export const disputeMails: Record<Locale, { opened: (mail: OpenedDispute) => MailMessages }> = {
  en: {
    opened: ({ number, amount, currency, reason, respondBy, link }) => ({
      subject: `Payment disputed: purchase ${number}`,
      reason: 'role',
      paragraphs: [
        `A bank is questioning a card payment of ${en.money(amount, currency)} for purchase ${number}. Until the dispute is decided, the payment provider may hold the money back.`,
        ...(reasonsEn[reason] === undefined ? [] : [reasonsEn[reason]]),
        respondBy === null
          ? 'Check the dispute on the payment provider’s website.'
          : `Answer on the payment provider’s website by ${en.longDay(respondBy)}. Without an answer, the club loses the money.`,
        button('View payments', link),
      ],
    }),
  },
  pl: {
    opened: ({ number, amount, currency, reason, respondBy, link }) => ({
      subject: `Zakwestionowana płatność: zakup ${number}`,
      reason: 'role',
      paragraphs: [
        `Bank kwestionuje płatność kartą na kwotę ${pl.money(amount, currency)} za zakup ${number}. Do czasu rozstrzygnięcia sporu operator płatności może wstrzymać te pieniądze.`,
        ...(reasonsPl[reason] === undefined ? [] : [reasonsPl[reason]]),
        respondBy === null
          ? 'Sprawdź spór na stronie operatora płatności.'
          : `Odpowiedz na stronie operatora płatności do ${pl.longDay(respondBy)}. Bez odpowiedzi klub straci te pieniądze.`,
        button('Zobacz płatności', link),
      ],
    }),
  },
}
