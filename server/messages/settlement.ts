import type { CostKind } from '#contract/money/settlement'
import type { Locale } from '#contract/shared/locales'

type Column = 'date' | 'item' | 'runs' | 'income' | 'discounts' | 'sent' | 'owed' | 'costs' | 'result' | 'currency'

interface SettlementMessages {
  columns: Record<Column, string>
  kinds: Record<CostKind, string>
  fees: string
}

/** The words of a show's settlement in a spreadsheet. */
export const settlementMessages: Record<Locale, SettlementMessages> = {
  en: {
    columns: {
      date: 'Date',
      item: 'Class, extra or cost',
      runs: 'Runs',
      income: 'Income',
      discounts: 'Discounts',
      sent: 'Refunds sent',
      owed: 'Refunds to send',
      costs: 'Costs',
      result: 'Result',
      currency: 'Currency',
    },
    kinds: {
      judging: 'Judge’s fee',
      travel: 'Travel',
      venue: 'Venue',
      equipment: 'Equipment',
      prizes: 'Prizes',
      other: 'Other',
    },
    fees: 'Payment fees',
  },
  pl: {
    columns: {
      date: 'Data',
      item: 'Bieg, dodatek lub koszt',
      runs: 'Starty',
      income: 'Wpływy',
      discounts: 'Rabaty',
      sent: 'Zwroty wysłane',
      owed: 'Zwroty do wysłania',
      costs: 'Koszty',
      result: 'Wynik',
      currency: 'Waluta',
    },
    kinds: {
      judging: 'Wynagrodzenie sędziego',
      travel: 'Dojazd',
      venue: 'Obiekt',
      equipment: 'Sprzęt',
      prizes: 'Nagrody',
      other: 'Inne',
    },
    fees: 'Prowizje od płatności',
  },
}
