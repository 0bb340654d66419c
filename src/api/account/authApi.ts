import { receivedUser, ReceivedUser } from '../../../contract/account/receivedUser'
import type { User } from '../../../contract/account/user'
import { firstPaths } from '../../../contract/paths'
import { api } from '../api'

/** The signed-in user, and the end of the session; how one begins comes with the screens that begin it (loginApi.ts). */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** 'start' restores a session: it is silent and never redirects. 'later' reads the user anew. */
    getMe: build.query<User, 'start' | 'later'>({
      query: (when) => ({ url: firstPaths.me, atStart: when === 'start' }),
      transformResponse: receivedUser,
      responseSchema: ReceivedUser,
      providesTags: ['Me'],
    }),
    logout: build.mutation<unknown, void>({ query: () => ({ url: firstPaths.logout, method: 'POST' }) }),
  }),
})

export const { useGetMeQuery } = authApi
