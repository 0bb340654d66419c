import * as z from 'zod/mini'
import type { AppointmentAnswer } from '#contract/show/desk'
import {
  DeskPerson,
  DeskPersonPage,
  type DeskPersonRow,
  type PersonDraft,
  AcceptedPersonInvitation,
  ReceivedPersonInvitation,
  type InvitePerson,
} from '#contract/people/people'
import type { Page } from '#contract/shared/paging'
import { fill } from '#contract/shared/paths'
import { peoplePaths } from '#contract/people/paths'
import { api } from '../api'
import { cursorPages, pageUrl, type ListArg } from '../paging'

/** People named by shows, their answers to appointments, and invitations. */
const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskPeople: build.infiniteQuery<Page<DeskPersonRow>, ListArg<'text'>, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) => ({ url: pageUrl(peoplePaths.deskPeopleList, pageParam, queryArg) }),
      responseSchema: DeskPersonPage,
      providesTags: ['Show'],
    }),
    getDeskPerson: build.query<DeskPerson, string>({
      query: (id) => ({ url: fill(peoplePaths.deskPerson, { id }) }),
      responseSchema: DeskPerson,
      providesTags: ['Show'],
    }),
    addPerson: build.mutation<DeskPerson, PersonDraft>({
      query: (body) => ({ url: peoplePaths.deskPeople, method: 'POST', body }),
      responseSchema: DeskPerson,
      invalidatesTags: ['Show'],
    }),
    renamePerson: build.mutation<DeskPerson, PersonDraft & { id: string; version: number | null }>({
      query: ({ id, ...body }) => ({ url: fill(peoplePaths.deskPerson, { id }), method: 'PUT', body }),
      responseSchema: DeskPerson,
      invalidatesTags: ['Show'],
    }),
    invitePerson: build.mutation<DeskPerson, InvitePerson & { id: string }>({
      query: ({ id, ...body }) => ({ url: fill(peoplePaths.personInvitation, { id }), method: 'POST', body }),
      responseSchema: DeskPerson,
      invalidatesTags: ['Show'],
    }),
    takeBackPersonInvitation: build.mutation<DeskPerson, string>({
      query: (id) => ({ url: fill(peoplePaths.personInvitation, { id }), method: 'DELETE' }),
      responseSchema: DeskPerson,
      invalidatesTags: ['Show'],
    }),
    answerAppointment: build.mutation<null, { slug: string; answer: AppointmentAnswer }>({
      query: ({ slug, answer }) => ({ url: fill(peoplePaths.appointment, { slug }), method: 'PUT', body: { answer } }),
      responseSchema: z.null(),
      // A refusal means that the show has changed since the screen showed it.
      invalidatesTags: ['Show'],
    }),
    getReceivedPersonInvitation: build.query<ReceivedPersonInvitation, string>({
      query: (token) => ({ url: fill(peoplePaths.receivedPersonInvitation, { token }) }),
      responseSchema: ReceivedPersonInvitation,
      // What the reader may do depends on who they are.
      providesTags: ['Profile', 'Show'],
    }),
    acceptPersonInvitation: build.mutation<AcceptedPersonInvitation, string>({
      query: (token) => ({ url: fill(peoplePaths.acceptPersonInvitation, { token }), method: 'POST' }),
      responseSchema: AcceptedPersonInvitation,
      // It brings a role.
      invalidatesTags: (data) => (data ? ['Me', 'Show'] : ['Show']),
    }),
    declinePersonInvitation: build.mutation<null, string>({
      query: (token) => ({ url: fill(peoplePaths.declinePersonInvitation, { token }), method: 'POST' }),
      responseSchema: z.null(),
    }),
  }),
})

export const {
  useGetDeskPeopleInfiniteQuery,
  useGetDeskPersonQuery,
  useAddPersonMutation,
  useRenamePersonMutation,
  useInvitePersonMutation,
  useTakeBackPersonInvitationMutation,
  useAnswerAppointmentMutation,
  useGetReceivedPersonInvitationQuery,
  useAcceptPersonInvitationMutation,
  useDeclinePersonInvitationMutation,
} = peopleApi
