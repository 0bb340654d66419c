import {
  type AcceptedPersonInvitation,
  type DeskPerson,
  type DeskPersonRow,
  type InvitePerson,
  peopleEndpoints,
  type PersonDraft,
  type ReceivedPersonInvitation,
} from '#contract/people/people'
import type { AppointmentAnswer } from '#contract/show/desk'
import type { Page } from '#contract/shared/paging'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { cursorPages, pageQuery, type ListArg } from '../paging'

/** People named by shows, their answers to appointments, and invitations. */
const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskPeople: build.infiniteQuery<Page<DeskPersonRow>, ListArg<'text'>, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) =>
        callOf(peopleEndpoints.getDeskPeople, { query: pageQuery(pageParam, queryArg) }),
      responseSchema: answerOf(peopleEndpoints.getDeskPeople),
      providesTags: ['Show'],
    }),
    getDeskPerson: build.query<DeskPerson, string>({
      query: (id) => callOf(peopleEndpoints.getDeskPerson, { params: { id } }),
      responseSchema: answerOf(peopleEndpoints.getDeskPerson),
      providesTags: ['Show'],
    }),
    addPerson: build.mutation<DeskPerson, PersonDraft>({
      query: (body) => callOf(peopleEndpoints.addPerson, { body }),
      responseSchema: answerOf(peopleEndpoints.addPerson),
      invalidatesTags: ['Show'],
    }),
    renamePerson: build.mutation<DeskPerson, PersonDraft & { id: string; version: number }>({
      query: ({ id, ...body }) => callOf(peopleEndpoints.renamePerson, { params: { id }, body }),
      responseSchema: answerOf(peopleEndpoints.renamePerson),
      invalidatesTags: ['Show'],
    }),
    invitePerson: build.mutation<DeskPerson, InvitePerson & { id: string }>({
      query: ({ id, ...body }) => callOf(peopleEndpoints.invitePerson, { params: { id }, body }),
      responseSchema: answerOf(peopleEndpoints.invitePerson),
      invalidatesTags: ['Show'],
    }),
    takeBackPersonInvitation: build.mutation<DeskPerson, string>({
      query: (id) => callOf(peopleEndpoints.takeBackPersonInvitation, { params: { id } }),
      responseSchema: answerOf(peopleEndpoints.takeBackPersonInvitation),
      invalidatesTags: ['Show'],
    }),
    answerAppointment: build.mutation<null, { slug: string; answer: AppointmentAnswer }>({
      query: ({ slug, answer }) => callOf(peopleEndpoints.answerAppointment, { params: { slug }, body: { answer } }),
      responseSchema: answerOf(peopleEndpoints.answerAppointment),
      // A refusal means that the show has changed since the screen showed it.
      invalidatesTags: ['Show'],
    }),
    getReceivedPersonInvitation: build.query<ReceivedPersonInvitation, string>({
      query: (token) => callOf(peopleEndpoints.getReceivedPersonInvitation, { params: { token } }),
      responseSchema: answerOf(peopleEndpoints.getReceivedPersonInvitation),
      // What the reader may do depends on who they are.
      providesTags: ['Profile', 'Show'],
    }),
    acceptPersonInvitation: build.mutation<AcceptedPersonInvitation, string>({
      query: (token) => callOf(peopleEndpoints.acceptPersonInvitation, { params: { token } }),
      responseSchema: answerOf(peopleEndpoints.acceptPersonInvitation),
      // It brings a role.
      invalidatesTags: (data) => (data ? ['Me', 'Show'] : ['Show']),
    }),
    declinePersonInvitation: build.mutation<null, string>({
      query: (token) => callOf(peopleEndpoints.declinePersonInvitation, { params: { token } }),
      responseSchema: answerOf(peopleEndpoints.declinePersonInvitation),
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
