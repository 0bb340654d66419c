import type {
  AudienceCount,
  Mailing,
  MailingChange,
  MailingPreview,
  MailingRow,
  MailingSchedule,
  MailingTest,
  NewMailing,
  Audience,
} from '#contract/member/mailing'
import { mailingEndpoints } from '#contract/member/mailingEndpoints'
import type { MailKind } from '#contract/member/mailKinds'
import type { Page } from '#contract/shared/paging'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { cursorPages, pageQuery } from '../paging'

/** Emails of the office to members that it has chosen, for admins. */
const mailingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMailings: build.infiniteQuery<Page<MailingRow>, void, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ pageParam }) => callOf(mailingEndpoints.getMailings, { query: pageQuery(pageParam, {}) }),
      responseSchema: answerOf(mailingEndpoints.getMailings),
      providesTags: ['Mailing'],
    }),
    getMailing: build.query<Mailing, string>({
      query: (id) => callOf(mailingEndpoints.getMailing, { params: { id } }),
      responseSchema: answerOf(mailingEndpoints.getMailing),
      providesTags: ['Mailing'],
    }),
    countAudience: build.query<AudienceCount, { kind: MailKind; audience: Audience }>({
      query: ({ kind, audience: { text, state, group, ids } }) =>
        callOf(mailingEndpoints.countAudience, {
          query: pageQuery(null, { kind, text, state: state.join(','), group: group.join(','), ids: ids.join(',') }),
        }),
      responseSchema: answerOf(mailingEndpoints.countAudience),
      providesTags: ['Mailing', 'Member'],
    }),
    previewMailing: build.query<MailingPreview, string>({
      query: (id) => callOf(mailingEndpoints.previewMailing, { params: { id } }),
      responseSchema: answerOf(mailingEndpoints.previewMailing),
      providesTags: ['Mailing'],
    }),
    addMailing: build.mutation<Mailing, NewMailing>({
      query: (body) => callOf(mailingEndpoints.addMailing, { body }),
      responseSchema: answerOf(mailingEndpoints.addMailing),
      invalidatesTags: ['Mailing'],
    }),
    saveMailing: build.mutation<Mailing, MailingChange & { id: string }>({
      query: ({ id, ...body }) => callOf(mailingEndpoints.saveMailing, { params: { id }, body }),
      responseSchema: answerOf(mailingEndpoints.saveMailing),
      invalidatesTags: ['Mailing'],
    }),
    deleteMailing: build.mutation<null, string>({
      query: (id) => callOf(mailingEndpoints.deleteMailing, { params: { id } }),
      responseSchema: answerOf(mailingEndpoints.deleteMailing),
      // That one alone would be asked for once more, and is gone.
      invalidatesTags: (_result, error) => (error ? ['Mailing'] : []),
    }),
    testMailing: build.mutation<null, MailingTest & { id: string }>({
      query: ({ id, ...body }) => callOf(mailingEndpoints.testMailing, { params: { id }, body }),
      responseSchema: answerOf(mailingEndpoints.testMailing),
    }),
    scheduleMailing: build.mutation<Mailing, MailingSchedule & { id: string }>({
      query: ({ id, ...body }) => callOf(mailingEndpoints.scheduleMailing, { params: { id }, body }),
      responseSchema: answerOf(mailingEndpoints.scheduleMailing),
      // A refusal means that it is another one by now, or that its recipients are.
      invalidatesTags: ['Mailing'],
    }),
    cancelMailing: build.mutation<Mailing, string>({
      query: (id) => callOf(mailingEndpoints.cancelMailing, { params: { id } }),
      responseSchema: answerOf(mailingEndpoints.cancelMailing),
      invalidatesTags: ['Mailing'],
    }),
  }),
})

export const {
  useGetMailingsInfiniteQuery,
  useGetMailingQuery,
  useCountAudienceQuery,
  usePreviewMailingQuery,
  useAddMailingMutation,
  useSaveMailingMutation,
  useDeleteMailingMutation,
  useTestMailingMutation,
  useScheduleMailingMutation,
  useCancelMailingMutation,
} = mailingApi
