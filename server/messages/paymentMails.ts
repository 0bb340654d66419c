import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { button, type MailMessages } from './mailMessages'

interface Paid {
  number: number
  /** What was paid, line by line. */
  receipt: string[]
  /** Where the same can be read and printed. */
  link: string
}

interface PaymentMails {
  membershipPaid: (mail: Paid & { memberUntil: string }) => MailMessages
  entriesPaid: (mail: Paid & { entries: number; shows: readonly string[] }) => MailMessages
  /** Extras of shows, without an entry. */
  extrasPaid: (mail: Paid & { shows: readonly string[] }) => MailMessages
  refunded: (mail: Paid) => MailMessages
  receipt: (mail: Paid) => MailMessages
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** What the subject of a mail names: the shows, or the purchase where they are many. */
const aboutOf = (shows: readonly string[], list: (names: readonly string[]) => string, purchase: string): string =>
  shows.length > 2 ? purchase : list(shows)

/** The mails that a payment causes, in both languages. */
export const paymentMails: Record<Locale, PaymentMails> = {
  en: {
    membershipPaid: ({ number, receipt, link, memberUntil }) => ({
      subject: `Membership paid: purchase ${number}`,
      reason: 'purchase',
      paragraphs: [
        `Thank you. Your membership fee has been paid. You’re a member until ${en.longDay(memberUntil)}.`,
        ...receipt,
        button('View or print the receipt', link),
      ],
    }),
    entriesPaid: ({ number, receipt, link, entries, shows }) => ({
      subject: `${entries === 1 ? 'Entry' : 'Entries'} confirmed: ${aboutOf(shows, en.list, `purchase ${number}`)}`,
      reason: 'purchase',
      paragraphs: [
        entries === 1
          ? 'Thank you. Your entry is paid and confirmed.'
          : `Thank you. Your ${entries} entries are paid and confirmed.`,
        ...receipt,
        button('View or print the receipt', link),
      ],
    }),
    extrasPaid: ({ number, receipt, link, shows }) => ({
      subject: `Extras paid: ${aboutOf(shows, en.list, `purchase ${number}`)}`,
      reason: 'purchase',
      paragraphs: [
        'Thank you. Your extras are paid and reserved for you.',
        ...receipt,
        button('View or print the receipt', link),
      ],
    }),
    refunded: ({ number, receipt, link }) => ({
      subject: `Refund for purchase ${number}`,
      reason: 'purchase',
      paragraphs: [
        `We couldn’t complete purchase ${number}: what you chose was no longer available when your payment arrived, so nothing has been reserved for you. We’re refunding the full amount to your original payment method.`,
        ...receipt,
        button('Check your refund', link),
      ],
    }),
    receipt: ({ number, receipt, link }) => ({
      subject: `Receipt for purchase ${number}`,
      reason: 'purchase',
      paragraphs: ['Here is the receipt you asked for.', ...receipt, button('View or print the receipt', link)],
    }),
  },
  pl: {
    membershipPaid: ({ number, receipt, link, memberUntil }) => ({
      subject: `Składka opłacona: zakup ${number}`,
      reason: 'purchase',
      paragraphs: [
        `Dziękujemy! Składka członkowska jest opłacona. Twoje członkostwo jest ważne do ${pl.longDay(memberUntil)}.`,
        ...receipt,
        button('Zobacz lub wydrukuj potwierdzenie', link),
      ],
    }),
    entriesPaid: ({ number, receipt, link, entries, shows }) => {
      const paid = {
        few: 'zgłoszenia są opłacone i potwierdzone',
        many: 'zgłoszeń jest opłaconych i potwierdzonych',
        other: 'zgłoszenia jest opłacone i potwierdzone',
      }
      return {
        subject: `${entries === 1 ? 'Zgłoszenie potwierdzone' : 'Zgłoszenia potwierdzone'}: ${aboutOf(shows, pl.list, `zakup ${number}`)}`,
        reason: 'purchase',
        paragraphs: [
          entries === 1
            ? 'Dziękujemy! Twoje zgłoszenie jest opłacone i potwierdzone.'
            : `Dziękujemy! ${pl.counted(entries, paid)}.`,
          ...receipt,
          button('Zobacz lub wydrukuj potwierdzenie', link),
        ],
      }
    },
    extrasPaid: ({ number, receipt, link, shows }) => ({
      subject: `Dodatki opłacone: ${aboutOf(shows, pl.list, `zakup ${number}`)}`,
      reason: 'purchase',
      paragraphs: [
        'Dziękujemy! Dodatki są opłacone i zarezerwowane dla Ciebie.',
        ...receipt,
        button('Zobacz lub wydrukuj potwierdzenie', link),
      ],
    }),
    refunded: ({ number, receipt, link }) => ({
      subject: `Zwrot za zakup ${number}`,
      reason: 'purchase',
      paragraphs: [
        `Nie mogliśmy zrealizować zakupu ${number}: gdy otrzymaliśmy płatność, wybrane pozycje nie były już dostępne. Niczego nie zarezerwowaliśmy. Całą kwotę zwracamy tą samą metodą płatności.`,
        ...receipt,
        button('Sprawdź zwrot', link),
      ],
    }),
    receipt: ({ number, receipt, link }) => ({
      subject: `Potwierdzenie zakupu ${number}`,
      reason: 'purchase',
      paragraphs: [
        'Przesyłamy potwierdzenie, o które prosisz.',
        ...receipt,
        button('Zobacz lub wydrukuj potwierdzenie', link),
      ],
    }),
  },
}
