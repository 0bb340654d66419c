import type { JournalDraft, LedgerMonth, LedgerTransaction } from '#contract/money/ledger'
import { moneyEndpoints } from '#contract/money/moneyEndpoints'
import type { ProviderMovements } from '#contract/money/movements'
import type { MoneyMonth, PaymentRow } from '#contract/money/payments'
import type { Page } from '#contract/shared/paging'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { fileCall, savesFile } from '../files'
import { cursorPages, pageQuery, type ListArg } from '../paging'

const journalFiles = { csv: moneyEndpoints.getJournalTable, xlsx: moneyEndpoints.getJournalWorkbook }

/** The office's money, for admins. A month is its first day; an empty text is the present one. */
const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPayments: build.infiniteQuery<
      Page<PaymentRow>,
      ListArg<'month' | 'text' | 'kind' | 'show' | 'account' | 'state'>,
      string | null
    >({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) => callOf(moneyEndpoints.getPayments, { query: pageQuery(pageParam, queryArg) }),
      responseSchema: answerOf(moneyEndpoints.getPayments),
      providesTags: ['Money'],
    }),
    getMovements: build.query<ProviderMovements, void>({
      query: () => callOf(moneyEndpoints.getMovements, {}),
      responseSchema: answerOf(moneyEndpoints.getMovements),
      providesTags: ['Money'],
    }),
    getMoneyMonth: build.query<MoneyMonth, string>({
      query: (month) => callOf(moneyEndpoints.getMoneyMonth, { query: pageQuery(null, { month }) }),
      responseSchema: answerOf(moneyEndpoints.getMoneyMonth),
      providesTags: ['Money'],
    }),
    getLedger: build.query<LedgerMonth, string>({
      query: (month) => callOf(moneyEndpoints.getLedger, { query: pageQuery(null, { month }) }),
      responseSchema: answerOf(moneyEndpoints.getLedger),
      providesTags: ['Money'],
    }),
    getLedgerTransactions: build.infiniteQuery<Page<LedgerTransaction>, ListArg<'month' | 'account'>, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) =>
        callOf(moneyEndpoints.getLedgerTransactions, { query: pageQuery(pageParam, queryArg) }),
      responseSchema: answerOf(moneyEndpoints.getLedgerTransactions),
      providesTags: ['Money'],
    }),
    addJournalEntry: build.mutation<LedgerTransaction, JournalDraft>({
      query: (body) => callOf(moneyEndpoints.addJournalEntry, { body }),
      responseSchema: answerOf(moneyEndpoints.addJournalEntry),
      invalidatesTags: ['Money'],
    }),
    saveJournal: build.mutation<null, { as: keyof typeof journalFiles; month: string }>({
      queryFn: savesFile(({ as, month }) => ({
        ...fileCall(journalFiles[as], { query: { month } }),
        name: `journal-${month.slice(0, 7)}.${as}`,
      })),
    }),
  }),
})

export const {
  useGetPaymentsInfiniteQuery,
  useGetMovementsQuery,
  useGetMoneyMonthQuery,
  useGetLedgerQuery,
  useGetLedgerTransactionsInfiniteQuery,
  useAddJournalEntryMutation,
  useSaveJournalMutation,
} = moneyApi
