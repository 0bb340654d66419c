import { deskEntryEndpoints } from '#contract/entry/deskEntryEndpoints'
import type {
  RestoredEntries,
  WithdrawnEntries,
  WithdrawnEntry,
  MailRecipients,
  SentShowMail,
  ShowEntry,
  ShowEntryCounts,
} from '#contract/entry/desk'
import { type DeskWithdrawals, type DeskMove, type DeskWithdrawal, type ShowMail } from '#contract/entry/desk'
import type { EntryChoices } from '#contract/entry/change'
import type { Page } from '#contract/shared/paging'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { cursorPages, pageQuery, type ListArg } from '../paging'
import { fileCall, savesFile } from '../files'

type Selection = 'class' | 'status' | 'text'

const tableFiles = {
  csv: deskEntryEndpoints.getEntriesTable,
  xlsx: deskEntryEndpoints.getEntriesWorkbook,
}

/** Who has entered a show, for its organisers. */
export const deskEntryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShowEntries: build.infiniteQuery<Page<ShowEntry>, ListArg<Selection | 'by'> & { slug: string }, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg: { slug, ...list }, pageParam }) =>
        callOf(deskEntryEndpoints.getShowEntries, { params: { slug }, query: pageQuery(pageParam, list) }),
      responseSchema: answerOf(deskEntryEndpoints.getShowEntries),
      providesTags: ['ShowEntry'],
    }),
    getEntryCounts: build.query<ShowEntryCounts, string>({
      query: (slug) => callOf(deskEntryEndpoints.getEntryCounts, { params: { slug } }),
      responseSchema: answerOf(deskEntryEndpoints.getEntryCounts),
      providesTags: ['ShowEntry'],
    }),
    /** Those alone whose `ids` are given, with commas between them. */
    saveEntries: build.mutation<
      null,
      { slug: string; as: keyof typeof tableFiles; ids?: string } & Record<Selection, string>
    >({
      queryFn: savesFile(({ slug, as, ...selection }) => ({
        ...fileCall(tableFiles[as], { params: { slug }, query: pageQuery(null, selection) }),
        name: `${slug}.${as}`,
      })),
    }),
    saveCatalogue: build.mutation<null, string>({
      queryFn: savesFile((slug) => ({
        ...fileCall(deskEntryEndpoints.saveCatalogue, { params: { slug } }),
        name: `${slug}.pdf`,
      })),
    }),
    getMoves: build.query<EntryChoices, string>({
      query: (id) => callOf(deskEntryEndpoints.getMoves, { params: { id } }),
      responseSchema: answerOf(deskEntryEndpoints.getMoves),
      providesTags: ['ShowEntry'],
    }),
    /** Twice is once: an entry that is so already stays as it is. */
    moveAtDesk: build.mutation<ShowEntry, DeskMove & { id: string }>({
      query: ({ id, ...body }) => callOf(deskEntryEndpoints.moveAtDesk, { params: { id }, body }),
      responseSchema: answerOf(deskEntryEndpoints.moveAtDesk),
      invalidatesTags: ['ShowEntry', 'Show', 'Eligibility'],
    }),
    withdrawAtDesk: build.mutation<WithdrawnEntry, DeskWithdrawal & { id: string }>({
      query: ({ id, ...body }) => callOf(deskEntryEndpoints.withdrawAtDesk, { params: { id }, body }),
      responseSchema: answerOf(deskEntryEndpoints.withdrawAtDesk),
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: ['ShowEntry', 'Show', 'Eligibility'],
    }),
    /** All of them or none: a second press gets the answer that they are withdrawn already. */
    withdrawManyAtDesk: build.mutation<WithdrawnEntries, DeskWithdrawals & { slug: string }>({
      query: ({ slug, ...body }) => callOf(deskEntryEndpoints.withdrawManyAtDesk, { params: { slug }, body }),
      responseSchema: answerOf(deskEntryEndpoints.withdrawManyAtDesk),
      invalidatesTags: ['ShowEntry', 'Show', 'Eligibility'],
    }),
    /** Twice is once; the id is the `undo` of a withdrawal. */
    undoWithdrawal: build.mutation<RestoredEntries, { id: string }>({
      query: ({ id }) => callOf(deskEntryEndpoints.undoWithdrawal, { params: { id } }),
      responseSchema: answerOf(deskEntryEndpoints.undoWithdrawal),
      invalidatesTags: ['ShowEntry', 'Show', 'Eligibility'],
    }),
    getMailRecipients: build.query<MailRecipients, { slug: string; class: string }>({
      query: ({ slug, class: classId }) =>
        callOf(deskEntryEndpoints.getMailRecipients, {
          params: { slug },
          query: pageQuery(null, { order: 'newest', class: classId }),
        }),
      responseSchema: answerOf(deskEntryEndpoints.getMailRecipients),
      providesTags: ['ShowEntry'],
    }),
    getShowMails: build.query<SentShowMail[], string>({
      query: (slug) => callOf(deskEntryEndpoints.getShowMails, { params: { slug } }),
      responseSchema: answerOf(deskEntryEndpoints.getShowMails),
      providesTags: ['ShowMail'],
    }),
    sendShowMail: build.mutation<SentShowMail, ShowMail & { slug: string }>({
      query: ({ slug, ...body }) => callOf(deskEntryEndpoints.sendShowMail, { params: { slug }, body }),
      responseSchema: answerOf(deskEntryEndpoints.sendShowMail),
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
