import {
  type OpenSessions,
  type Reauthentication,
  type RecoveryCodes,
  type SecondFactor,
  type SecondFactorSetup,
  type SecondFactorStart,
  sessionEndpoints,
} from '#contract/account/session'
import { ReceivedSession } from '#contract/account/receivedSession'
import type { Session } from '#contract/account/user'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { sessionRenewed } from '../events'
import { listTags } from '../tags'

/** Where an account is logged in, and what else than a password that takes. */
export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSessions: build.query<OpenSessions, void>({
      query: () => callOf(sessionEndpoints.getSessions),
      responseSchema: answerOf(sessionEndpoints.getSessions),
      providesTags: (open) =>
        listTags(
          'Session',
          open?.sessions.map(({ id }) => id),
        ),
    }),
    endSession: build.mutation<null, string>({
      query: (id) => callOf(sessionEndpoints.endSession, { params: { id } }),
      responseSchema: answerOf(sessionEndpoints.endSession),
      invalidatesTags: (_nothing, _failure, id) => [{ type: 'Session', id }],
    }),
    endOtherSessions: build.mutation<null, void>({
      query: () => callOf(sessionEndpoints.endOtherSessions),
      responseSchema: answerOf(sessionEndpoints.endOtherSessions),
      invalidatesTags: ['Session'],
    }),
    renewSession: build.mutation<Session, Reauthentication>({
      query: (body) => callOf(sessionEndpoints.renewSession, { body }),
      responseSchema: ReceivedSession,
      invalidatesTags: ['Session'],
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (done) dispatch(sessionRenewed(done.data))
      },
    }),
    endSessionsOf: build.mutation<{ ended: number }, { email: string }>({
      query: (body) => callOf(sessionEndpoints.endSessionsOf, { body }),
      responseSchema: answerOf(sessionEndpoints.endSessionsOf),
      invalidatesTags: ['Member'],
    }),
    getSecondFactor: build.query<SecondFactor, void>({
      query: () => callOf(sessionEndpoints.getSecondFactor),
      responseSchema: answerOf(sessionEndpoints.getSecondFactor),
      providesTags: ['Session'],
    }),
    prepareSecondFactor: build.mutation<SecondFactorSetup, Reauthentication>({
      query: (body) => callOf(sessionEndpoints.prepareSecondFactor, { body }),
      responseSchema: answerOf(sessionEndpoints.prepareSecondFactor),
    }),
    startSecondFactor: build.mutation<RecoveryCodes, SecondFactorStart>({
      query: (body) => callOf(sessionEndpoints.startSecondFactor, { body }),
      responseSchema: answerOf(sessionEndpoints.startSecondFactor),
      invalidatesTags: ['Session'],
    }),
    removeSecondFactor: build.mutation<null, Reauthentication>({
      query: (body) => callOf(sessionEndpoints.removeSecondFactor, { body }),
      responseSchema: answerOf(sessionEndpoints.removeSecondFactor),
      invalidatesTags: ['Session'],
    }),
  }),
})

export const {
  useGetSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useRenewSessionMutation,
  useEndSessionsOfMutation,
  useGetSecondFactorQuery,
  usePrepareSecondFactorMutation,
  useStartSecondFactorMutation,
  useRemoveSecondFactorMutation,
} = sessionsApi
