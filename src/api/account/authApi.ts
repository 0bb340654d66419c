import { authEndpoints } from '#contract/account/authEndpoints'
import type { DocumentAcceptance, NewDocument } from '#contract/account/newDocument'
import { ReceivedUser } from '#contract/account/receivedSession'
import type { User } from '#contract/account/user'
import { api, badAnswer } from '../api'
import { answerOf, callOf } from '../callOf'
import { stateOf } from '../request'

/** The signed-in user, and the end of the session. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<User, void>({
      queryFn: async (_none, call, _options, baseQuery) => {
        const { token, user } = stateOf(call).auth
        // Without a known user it restores a session: it is silent and never redirects.
        const atStart = token !== null && user === null
        const { data, error, meta } = await baseQuery({ ...callOf(authEndpoints.getMe), atStart })
        if (error) return { error, ...(meta && { meta }) }
        const read = ReceivedUser.safeParse(data)
        return read.success ? { data: read.data } : { error: { ...badAnswer, silent: atStart } }
      },
      providesTags: ['Me'],
    }),
    acceptDocument: build.mutation<NewDocument[], DocumentAcceptance>({
      query: (body) => callOf(authEndpoints.acceptDocument, { body }),
      responseSchema: answerOf(authEndpoints.acceptDocument),
    }),
    logout: build.mutation<unknown, void>({ query: () => callOf(authEndpoints.logout) }),
  }),
})
