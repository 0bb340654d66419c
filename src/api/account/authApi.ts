import { apiPaths } from '#contract/shared/apiPaths'
import { NewDocuments, type DocumentAcceptance, type NewDocument } from '#contract/account/newDocument'
import { ReceivedUser } from '#contract/account/receivedSession'
import type { User } from '#contract/account/user'
import { api, badAnswer } from '../api'
import { stateOf } from '../request'

/** The signed-in user, and the end of the session. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<User, void>({
      queryFn: async (_none, call, _options, baseQuery) => {
        const { token, user } = stateOf(call).auth
        // Without a known user it restores a session: it is silent and never redirects.
        const atStart = token !== null && user === null
        const { data, error, meta } = await baseQuery({ url: apiPaths.me, atStart })
        if (error) return { error, ...(meta && { meta }) }
        const read = ReceivedUser.safeParse(data)
        return read.success ? { data: read.data } : { error: { ...badAnswer, silent: atStart } }
      },
      providesTags: ['Me'],
    }),
    acceptDocument: build.mutation<NewDocument[], DocumentAcceptance>({
      query: (body) => ({ url: apiPaths.acceptedDocuments, method: 'POST', body }),
      responseSchema: NewDocuments,
    }),
    logout: build.mutation<unknown, void>({ query: () => ({ url: apiPaths.logout, method: 'POST' }) }),
  }),
})
