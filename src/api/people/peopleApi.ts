import {
  type DeskPerson,
  type DeskPersonRow,
  type InvitePerson,
  peopleEndpoints,
  type PersonDraft,
} from '#contract/people/people'
import type { AppointmentAnswer } from '#contract/show/desk'
import type { Page } from '#contract/shared/paging'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { cursorPages, pageQuery, type ListArg } from '../paging'

/** People named by shows, their answers to appointments, and the invitations that admins send. */
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
    cancelPersonInvitation: build.mutation<DeskPerson, string>({
      query: (id) => callOf(peopleEndpoints.cancelPersonInvitation, { params: { id } }),
      responseSchema: answerOf(peopleEndpoints.cancelPersonInvitation),
      invalidatesTags: ['Show'],
    }),
    answerAppointment: build.mutation<null, { slug: string; answer: AppointmentAnswer }>({
      query: ({ slug, answer }) => callOf(peopleEndpoints.answerAppointment, { params: { slug }, body: { answer } }),
      responseSchema: answerOf(peopleEndpoints.answerAppointment),
      // A refusal means that the show has changed since the screen showed it.
      invalidatesTags: ['Show'],
    }),
  }),
})

export const {
  useGetDeskPeopleInfiniteQuery,
  useGetDeskPersonQuery,
  useAddPersonMutation,
  useRenamePersonMutation,
  useInvitePersonMutation,
  useCancelPersonInvitationMutation,
  useAnswerAppointmentMutation,
} = peopleApi
