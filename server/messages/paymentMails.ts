import type { Locale } from '#contract/locales'
import { formatsOf } from './formats'
import type { MailMessages } from './mailMessages'

interface Paid {
  number: number
  /** What was paid, line by line. */
  receipt: string[]
  /** Where the same can be read and printed. */
  link: string
}

interface PaymentMails {
  membershipPaid: (mail: Paid & { memberUntil: string }) => MailMessages
  entriesPaid: (mail: Paid & { entries: number }) => MailMessages
  refunded: (mail: Paid) => MailMessages
  receipt: (mail: Paid) => MailMessages
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** The mails that a payment causes, in both languages. */
export const paymentMails: Record<Locale, PaymentMails> = {
  en: {
    membershipPaid: ({ number, receipt, link, memberUntil }) => ({
      subject: `Membership paid: purchase ${number}`,
      paragraphs: [
        `thank you, your membership fee is paid. You are a member until ${en.longDay(memberUntil)}.`,
        ...receipt,
        'View or print the receipt:',
        link,
      ],
    }),
    entriesPaid: ({ number, receipt, link, entries }) => ({
      subject: `Entries paid: purchase ${number}`,
      paragraphs: [
        `${en.counted(entries, { one: 'entry is', other: 'entries are' })} paid and confirmed.`,
        ...receipt,
        'View or print the receipt:',
        link,
      ],
    }),
    refunded: ({ number, receipt, link }) => ({
      subject: `Refund for purchase ${number}`,
      paragraphs: [
        `we couldn't complete purchase ${number}: the places were no longer available when your payment arrived. You have not been entered. We are refunding the full amount the way you paid.`,
        ...receipt,
        'See the state of the refund:',
        link,
      ],
    }),
    receipt: ({ number, receipt, link }) => ({
      subject: `Receipt for purchase ${number}`,
      paragraphs: ['here is the receipt you asked for.', ...receipt, 'View or print the receipt:', link],
    }),
  },
  pl: {
    membershipPaid: ({ number, receipt, link, memberUntil }) => ({
      subject: `Składka opłacona: zakup ${number}`,
      paragraphs: [
        `Dziękujemy, składka członkowska jest opłacona. Twoje członkostwo jest ważne do ${pl.longDay(memberUntil)}.`,
        ...receipt,
        'Zobacz lub wydrukuj potwierdzenie:',
        link,
      ],
    }),
    entriesPaid: ({ number, receipt, link, entries }) => {
      const paid = {
        one: 'zgłoszenie jest opłacone i potwierdzone',
        few: 'zgłoszenia są opłacone i potwierdzone',
        many: 'zgłoszeń jest opłaconych i potwierdzonych',
        other: 'zgłoszenia jest opłacone i potwierdzone',
      }
      return {
        subject: `Zgłoszenia opłacone: zakup ${number}`,
        paragraphs: [`${pl.counted(entries, paid)}.`, ...receipt, 'Zobacz lub wydrukuj potwierdzenie:', link],
      }
    },
    refunded: ({ number, receipt, link }) => ({
      subject: `Zwrot za zakup ${number}`,
      paragraphs: [
        `Nie mogliśmy zrealizować zakupu ${number}: gdy dotarła płatność, miejsca nie były już dostępne. Zgłoszenia nie zostały przyjęte. Całą kwotę zwracamy tą samą drogą.`,
        ...receipt,
        'Sprawdź stan zwrotu:',
        link,
      ],
    }),
    receipt: ({ number, receipt, link }) => ({
      subject: `Potwierdzenie zakupu ${number}`,
      paragraphs: [
        'Przesyłamy potwierdzenie, o które prosisz.',
        ...receipt,
        'Zobacz lub wydrukuj potwierdzenie:',
        link,
      ],
    }),
  },
}
