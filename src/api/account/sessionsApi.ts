import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import { fill } from '#contract/shared/paths'
import {
  OpenSessions,
  RecoveryCodes,
  SecondFactor,
  SecondFactorSetup,
  SessionsEnded,
  type Reauthentication,
  type SecondFactorStart,
} from '#contract/account/session'
import { ReceivedSession } from '#contract/account/receivedSession'
import type { Session } from '#contract/account/user'
import { api } from '../api'
import { sessionRenewed } from '../events'
import { listTags } from '../tags'

const nothing = z.null()

/** Where an account is logged in, and what else than a password that takes. */
export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSessions: build.query<OpenSessions, void>({
      query: () => ({ url: apiPaths.sessions }),
      responseSchema: OpenSessions,
      providesTags: (open) =>
        listTags(
          'Session',
          open?.sessions.map(({ id }) => id),
        ),
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: fill(apiPaths.session, { id }), method: 'DELETE' }),
      responseSchema: nothing,
      invalidatesTags: (_nothing, _failure, id) => [{ type: 'Session', id }],
    }),
    endOtherSessions: build.mutation<null, void>({
      query: () => ({ url: apiPaths.sessions, method: 'DELETE' }),
      responseSchema: nothing,
      invalidatesTags: ['Session'],
    }),
    renewSession: build.mutation<Session, Reauthentication>({
      query: (body) => ({ url: apiPaths.sessions, method: 'POST', body }),
      responseSchema: ReceivedSession,
      invalidatesTags: ['Session'],
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (done) dispatch(sessionRenewed(done.data))
      },
    }),
    endSessionsOf: build.mutation<{ ended: number }, { email: string }>({
      query: (body) => ({ url: apiPaths.sessionsOfOthers, method: 'POST', body }),
      responseSchema: SessionsEnded,
    }),
    getSecondFactor: build.query<SecondFactor, void>({
      query: () => ({ url: apiPaths.secondFactor }),
      responseSchema: SecondFactor,
      providesTags: ['Session'],
    }),
    prepareSecondFactor: build.mutation<SecondFactorSetup, Reauthentication>({
      query: (body) => ({ url: apiPaths.secondFactor, method: 'POST', body }),
      responseSchema: SecondFactorSetup,
    }),
    startSecondFactor: build.mutation<RecoveryCodes, SecondFactorStart>({
      query: (body) => ({ url: apiPaths.secondFactor, method: 'PUT', body }),
      responseSchema: RecoveryCodes,
      invalidatesTags: ['Session'],
    }),
    removeSecondFactor: build.mutation<null, Reauthentication>({
      query: (body) => ({ url: apiPaths.secondFactorRemoval, method: 'POST', body }),
      responseSchema: nothing,
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
