import type { Locale } from '#contract/shared/locales'

type Column =
  'extra' | 'option' | 'quantity' | 'member' | 'memberNumber' | 'email' | 'purchase' | 'status' | 'total' | 'currency'

interface ExtraListMessages {
  columns: Record<Column, string>
  statuses: Record<'held' | 'paid' | 'withdrawn', string>
}

/** The words of the list of sold extras in a spreadsheet. */
export const extraListMessages: Record<Locale, ExtraListMessages> = {
  en: {
    columns: {
      extra: 'Extra',
      option: 'Option',
      quantity: 'Quantity',
      member: 'Member',
      memberNumber: 'Member number',
      email: 'Email',
      purchase: 'Purchase',
      status: 'Status',
      total: 'Price',
      currency: 'Currency',
    },
    statuses: { held: 'Not paid yet', paid: 'Paid', withdrawn: 'Withdrawn' },
  },
  pl: {
    columns: {
      extra: 'Dodatek',
      option: 'Opcja',
      quantity: 'Liczba',
      member: 'Osoba',
      memberNumber: 'Numer członkowski',
      email: 'E-mail',
      purchase: 'Zakup',
      status: 'Stan',
      total: 'Cena',
      currency: 'Waluta',
    },
    statuses: { held: 'Nieopłacone', paid: 'Opłacone', withdrawn: 'Wycofane' },
  },
}
