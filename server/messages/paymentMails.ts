import type { Locale } from '../../contract/locales'
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
  membershipPaid: (mail: Paid & { renewalDate: string }) => MailMessages
  entriesPaid: (mail: Paid & { entries: number }) => MailMessages
  refunded: (mail: Paid) => MailMessages
  receipt: (mail: Paid) => MailMessages
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** The mails that a payment causes, in both languages. */
export const paymentMails: Record<Locale, PaymentMails> = {
  en: {
    membershipPaid: ({ number, receipt, link, renewalDate }) => ({
      subject: `Membership paid: purchase ${number}`,
      paragraphs: [
        `your membership is paid. It lasts until ${en.longDay(renewalDate)}, and that whole day counts.`,
        ...receipt,
        'To print it:',
        link,
      ],
    }),
    entriesPaid: ({ number, receipt, link, entries }) => ({
      subject: `Entries paid: purchase ${number}`,
      paragraphs: [
        `${en.counted(entries, { one: 'entry is', other: 'entries are' })} paid and confirmed.`,
        ...receipt,
        'To print it:',
        link,
      ],
    }),
    refunded: ({ number, receipt, link }) => ({
      subject: `Payment returned: purchase ${number}`,
      paragraphs: [
        `your payment for purchase ${number} came when it could no longer be used: the places were gone, or the sum had changed. Nothing was booked, and the whole payment goes back to the card it came from.`,
        ...receipt,
        'How it stands:',
        link,
      ],
    }),
    receipt: ({ number, receipt, link }) => ({
      subject: `Receipt for purchase ${number}`,
      paragraphs: ['here is the receipt you asked for.', ...receipt, 'To print it:', link],
    }),
  },
  pl: {
    membershipPaid: ({ number, receipt, link, renewalDate }) => ({
      subject: `Składka opłacona: zakup ${number}`,
      paragraphs: [
        `Składka członkowska jest opłacona. Członkostwo trwa do ${pl.longDay(renewalDate)}, włącznie z całym tym dniem.`,
        ...receipt,
        'Do wydruku:',
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
        paragraphs: [`${pl.counted(entries, paid)}.`, ...receipt, 'Do wydruku:', link],
      }
    },
    refunded: ({ number, receipt, link }) => ({
      subject: `Zwrot płatności: zakup ${number}`,
      paragraphs: [
        `Płatność za zakup ${number} dotarła, gdy nie można już było jej przyjąć: nie było miejsc albo zmieniła się kwota. Niczego nie zarezerwowano, a cała kwota wraca na kartę, którą zapłacono.`,
        ...receipt,
        'Stan zwrotu:',
        link,
      ],
    }),
    receipt: ({ number, receipt, link }) => ({
      subject: `Potwierdzenie zakupu ${number}`,
      paragraphs: ['Oto potwierdzenie, o które prosisz.', ...receipt, 'Do wydruku:', link],
    }),
  },
}
