import type { LedgerAccount, LedgerKind } from '#contract/money/accounts'
import type { Locale } from '#contract/shared/locales'

type Column =
  'transaction' | 'day' | 'kind' | 'purchase' | 'code' | 'account' | 'debit' | 'credit' | 'currency' | 'reason' | 'by'

interface JournalMessages {
  columns: Record<Column, string>
  accounts: Record<LedgerAccount, string>
  kinds: Record<LedgerKind, string>
}

/** The words of the journal in a spreadsheet. */
export const journalMessages: Record<Locale, JournalMessages> = {
  en: {
    columns: {
      transaction: 'Transaction',
      day: 'Date',
      kind: 'Type',
      purchase: 'Purchase',
      code: 'Account code',
      account: 'Account',
      debit: 'Debit',
      credit: 'Credit',
      currency: 'Currency',
      reason: 'Note',
      by: 'Booked by',
    },
    accounts: {
      cash: 'Cash',
      card_reader: 'Card reader',
      bank: 'Bank',
      provider: 'Online payments',
      members: 'Owed by members',
      refunds_owed: 'Refunds owed',
      disputed: 'Disputed payments',
      memberships: 'Membership income',
      shows: 'Show income',
      fees: 'Fees',
      written_off: 'Written off',
    },
    kinds: {
      payment: 'Payment',
      refund_owed: 'Refund due',
      refund_recalled: 'Refund cancelled',
      refund_sent: 'Refund sent',
      refund_failed: 'Refund failed',
      refund_outside: 'Refund made at the payment provider',
      refund_covered: 'Refund already made',
      dispute: 'Dispute',
      dispute_fee: 'Dispute fee',
      dispute_lost: 'Dispute lost',
      provider_fee: 'Payment provider’s fee',
      journal: 'Journal entry',
    },
  },
  pl: {
    columns: {
      transaction: 'Operacja',
      day: 'Data',
      kind: 'Rodzaj',
      purchase: 'Zakup',
      code: 'Symbol konta',
      account: 'Konto',
      debit: 'Wn',
      credit: 'Ma',
      currency: 'Waluta',
      reason: 'Opis',
      by: 'Kto zaksięgował',
    },
    accounts: {
      cash: 'Kasa',
      card_reader: 'Terminal',
      bank: 'Bank',
      provider: 'Płatności online',
      members: 'Należności od członków',
      refunds_owed: 'Zwroty do wypłaty',
      disputed: 'Płatności sporne',
      memberships: 'Przychody ze składek',
      shows: 'Przychody z zawodów',
      fees: 'Opłaty i prowizje',
      written_off: 'Kwoty umorzone',
    },
    kinds: {
      payment: 'Wpłata',
      refund_owed: 'Zwrot należny',
      refund_recalled: 'Zwrot odwołany',
      refund_sent: 'Zwrot wypłacony',
      refund_failed: 'Zwrot nieudany',
      refund_outside: 'Zwrot u operatora płatności',
      refund_covered: 'Zwrot wypłacony wcześniej',
      dispute: 'Spór o płatność',
      dispute_fee: 'Opłata za spór',
      dispute_lost: 'Przegrany spór',
      provider_fee: 'Prowizja operatora płatności',
      journal: 'Zapis w dzienniku',
    },
  },
}
