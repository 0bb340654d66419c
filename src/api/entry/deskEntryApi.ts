import {
  RestoredEntries,
  WithdrawnEntries,
  WithdrawnEntry,
  type DeskWithdrawals,
  MailRecipients,
  SentShowMail,
  SentShowMails,
  ShowEntry,
  ShowEntryCounts,
  ShowEntryPage,
  type DeskMove,
  type DeskWithdrawal,
  type ShowMail,
} from '#contract/entry/desk'
import { EntryChoices } from '#contract/entry/change'
import type { Page } from '#contract/shared/paging'
import { fill } from '#contract/shared/paths'
import { showEntryPaths } from '#contract/entry/paths'
import { api } from '../api'
import { cursorPages, pageUrl, type ListArg } from '../paging'
import { saveFile, xlsxType } from '../saveFile'

type Selection = 'class' | 'status' | 'text'

const tableFiles = {
  csv: { path: showEntryPaths.showEntriesTable, type: 'text/csv' },
  xlsx: {
    path: showEntryPaths.showEntriesWorkbook,
    type: xlsxType,
  },
} as const

/** Who has entered a show, for its organisers. */
export const deskEntryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShowEntries: build.infiniteQuery<Page<ShowEntry>, ListArg<Selection | 'by'> & { slug: string }, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg: { slug, ...list }, pageParam }) => ({
        url: pageUrl(fill(showEntryPaths.showEntries, { slug }), pageParam, list),
      }),
      responseSchema: ShowEntryPage,
      providesTags: ['ShowEntry'],
    }),
    getEntryCounts: build.query<ShowEntryCounts, string>({
      query: (slug) => ({ url: fill(showEntryPaths.showEntryCounts, { slug }) }),
      responseSchema: ShowEntryCounts,
      providesTags: ['ShowEntry'],
    }),
    /** Those alone whose `ids` are given, with commas between them. */
    saveEntries: build.mutation<
      null,
      { slug: string; as: keyof typeof tableFiles; ids?: string } & Record<Selection, string>
    >({
      queryFn: ({ slug, as, ...selection }, call, _options, ask) =>
        saveFile(call, ask, {
          url: pageUrl(fill(tableFiles[as].path, { slug }), null, { order: 'newest', ...selection }),
          type: tableFiles[as].type,
          name: `${slug}.${as}`,
        }),
    }),
    saveCatalogue: build.mutation<null, string>({
      queryFn: (slug, call, _options, ask) =>
        saveFile(call, ask, {
          url: fill(showEntryPaths.showCatalogue, { slug }),
          type: 'application/pdf',
          name: `${slug}.pdf`,
        }),
    }),
    getMoves: build.query<EntryChoices, string>({
      query: (id) => ({ url: fill(showEntryPaths.deskMove, { id }) }),
      responseSchema: EntryChoices,
      providesTags: ['ShowEntry'],
    }),
    /** Twice is once: an entry that is so already stays as it is. */
    moveAtDesk: build.mutation<ShowEntry, DeskMove & { id: string }>({
      query: ({ id, ...body }) => ({ url: fill(showEntryPaths.deskMove, { id }), method: 'POST', body }),
      responseSchema: ShowEntry,
      invalidatesTags: ['ShowEntry', 'Show', 'Eligibility'],
    }),
    withdrawAtDesk: build.mutation<WithdrawnEntry, DeskWithdrawal & { id: string }>({
      query: ({ id, ...body }) => ({ url: fill(showEntryPaths.deskWithdrawal, { id }), method: 'POST', body }),
      responseSchema: WithdrawnEntry,
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: ['ShowEntry', 'Show', 'Eligibility'],
    }),
    /** All of them or none: a second press gets the answer that they are withdrawn already. */
    withdrawManyAtDesk: build.mutation<WithdrawnEntries, DeskWithdrawals & { slug: string }>({
      query: ({ slug, ...body }) => ({ url: fill(showEntryPaths.deskWithdrawals, { slug }), method: 'POST', body }),
      responseSchema: WithdrawnEntries,
      invalidatesTags: ['ShowEntry', 'Show', 'Eligibility'],
    }),
    /** Twice is once; the id is the `undo` of a withdrawal. */
    undoWithdrawal: build.mutation<RestoredEntries, { id: string }>({
      query: ({ id }) => ({ url: fill(showEntryPaths.deskWithdrawalUndo, { id }), method: 'POST' }),
      responseSchema: RestoredEntries,
      invalidatesTags: ['ShowEntry', 'Show', 'Eligibility'],
    }),
    getMailRecipients: build.query<MailRecipients, { slug: string; class: string }>({
      query: ({ slug, class: classId }) => ({
        url: pageUrl(fill(showEntryPaths.showMailRecipients, { slug }), null, { order: 'newest', class: classId }),
      }),
      responseSchema: MailRecipients,
      providesTags: ['ShowEntry'],
    }),
    getShowMails: build.query<SentShowMail[], string>({
      query: (slug) => ({ url: fill(showEntryPaths.showMails, { slug }) }),
      responseSchema: SentShowMails,
      providesTags: ['ShowMail'],
    }),
    sendShowMail: build.mutation<SentShowMail, ShowMail & { slug: string }>({
      query: ({ slug, ...body }) => ({ url: fill(showEntryPaths.showMails, { slug }), method: 'POST', body }),
      responseSchema: SentShowMail,
      invalidatesTags: ['ShowMail', 'ShowEntry'],
    }),
  }),
})

export const {
  useGetShowEntriesInfiniteQuery,
  useGetEntryCountsQuery,
  useSaveEntriesMutation,
  useSaveCatalogueMutation,
  useGetMovesQuery,
  useMoveAtDeskMutation,
  useWithdrawAtDeskMutation,
  useWithdrawManyAtDeskMutation,
  useUndoWithdrawalMutation,
  useGetMailRecipientsQuery,
  useGetShowMailsQuery,
  useSendShowMailMutation,
} = deskEntryApi
