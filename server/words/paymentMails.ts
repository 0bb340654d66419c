import type { Locale } from '../../contract/locales'
import { formatsOf } from './formats'
import type { MailWords } from './mailWords'

interface Paid {
  name: string
  number: number
  /** What was paid, line by line. */
  receipt: string[]
  /** Where the same can be read and printed. */
  link: string
}

interface PaymentMails {
  membershipPaid: (mail: Paid & { renewalDate: string }) => MailWords
  entriesPaid: (mail: Paid & { entries: number }) => MailWords
  refunded: (mail: Paid) => MailWords
  receipt: (mail: Paid) => MailWords
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** The mails that a payment causes, in both languages. */
export const paymentMails: Record<Locale, PaymentMails> = {
  en: {
    membershipPaid: ({ name, number, receipt, link, renewalDate }) => ({
      subject: `Membership paid: purchase ${number}`,
      paragraphs: [
        `Hello ${name},`,
        `your membership is paid. It lasts until ${en.longDay(renewalDate)}, and that whole day counts.`,
        ...receipt,
        'To print it:',
        link,
      ],
    }),
    entriesPaid: ({ name, number, receipt, link, entries }) => ({
      subject: `Entries paid: purchase ${number}`,
      paragraphs: [
        `Hello ${name},`,
        `${en.counted(entries, { one: 'entry is', other: 'entries are' })} paid and confirmed.`,
        ...receipt,
        'To print it:',
        link,
      ],
    }),
    refunded: ({ name, number, receipt, link }) => ({
      subject: `Payment returned: purchase ${number}`,
      paragraphs: [
        `Hello ${name},`,
        `your payment for purchase ${number} came when it could no longer be used: the places were gone, or the sum had changed. Nothing was booked, and the whole payment goes back to the card it came from.`,
        ...receipt,
        'How it stands:',
        link,
      ],
    }),
    receipt: ({ name, number, receipt, link }) => ({
      subject: `Receipt for purchase ${number}`,
      paragraphs: [`Hello ${name},`, 'here is the receipt you asked for.', ...receipt, 'To print it:', link],
    }),
  },
  pl: {
    membershipPaid: ({ name, number, receipt, link, renewalDate }) => ({
      subject: `Składka opłacona: zakup ${number}`,
      paragraphs: [
        `Dzień dobry, ${name}!`,
        `Składka członkowska jest opłacona. Członkostwo trwa do ${pl.longDay(renewalDate)}, włącznie z całym tym dniem.`,
        ...receipt,
        'Do wydruku:',
        link,
      ],
    }),
    entriesPaid: ({ name, number, receipt, link, entries }) => {
      const paid = {
        one: 'zgłoszenie jest opłacone i potwierdzone',
        few: 'zgłoszenia są opłacone i potwierdzone',
        many: 'zgłoszeń jest opłaconych i potwierdzonych',
        other: 'zgłoszenia jest opłacone i potwierdzone',
      }
      return {
        subject: `Zgłoszenia opłacone: zakup ${number}`,
        paragraphs: [`Dzień dobry, ${name}!`, `${pl.counted(entries, paid)}.`, ...receipt, 'Do wydruku:', link],
      }
    },
    refunded: ({ name, number, receipt, link }) => ({
      subject: `Zwrot płatności: zakup ${number}`,
      paragraphs: [
        `Dzień dobry, ${name}!`,
        `Płatność za zakup ${number} dotarła, gdy nie można już było jej przyjąć: nie było miejsc albo zmieniła się kwota. Niczego nie zarezerwowano, a cała kwota wraca na kartę, którą zapłacono.`,
        ...receipt,
        'Stan zwrotu:',
        link,
      ],
    }),
    receipt: ({ name, number, receipt, link }) => ({
      subject: `Potwierdzenie zakupu ${number}`,
      paragraphs: [`Dzień dobry, ${name}!`, 'Oto potwierdzenie, o które prosisz.', ...receipt, 'Do wydruku:', link],
    }),
  },
}
