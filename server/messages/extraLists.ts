import type { DeskWay } from '#contract/payment/deskWays'
import type { Locale } from '#contract/shared/locales'

type Column =
  | 'extra'
  | 'option'
  | 'quantity'
  | 'member'
  | 'memberNumber'
  | 'email'
  | 'purchase'
  | 'status'
  | 'total'
  | 'currency'
  | 'way'

interface ExtraListMessages {
  columns: Record<Column, string>
  statuses: Record<'held' | 'paid' | 'withdrawn', string>
  /** How it was paid at the show office. */
  ways: Record<DeskWay, string>
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
      way: 'Paid at the show office',
    },
    statuses: { held: 'Not paid yet', paid: 'Paid', withdrawn: 'Withdrawn' },
    ways: { cash: 'Cash', card_reader: 'Card reader', transfer: 'Bank transfer', free: 'Free of charge' },
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
      way: 'Zapłata w biurze zawodów',
    },
    statuses: { held: 'Nieopłacone', paid: 'Opłacone', withdrawn: 'Wycofane' },
    ways: { cash: 'Gotówka', card_reader: 'Terminal', transfer: 'Przelew', free: 'Bez opłaty' },
  },
}
