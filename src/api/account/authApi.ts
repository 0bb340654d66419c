import { receivedUser } from '#contract/account/receivedUser'
import type { User } from '#contract/account/user'
import { firstPaths } from '#contract/paths'
import { api, badAnswer } from '../api'
import { stateOf } from '../request'

/** The signed-in user, and the end of the session; how one begins comes with the screens that begin it (loginApi.ts). */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<User, void>({
      queryFn: async (_none, call, _options, baseQuery) => {
        const { token, user } = stateOf(call).auth
        // While nobody is known it restores a session: it is silent and never redirects.
        const atStart = token !== null && user === null
        const { data, error } = await baseQuery({ url: firstPaths.me, atStart })
        if (error) return { error }
        const known = receivedUser(data)
        return known ? { data: known } : { error: { ...badAnswer, silent: atStart } }
      },
      providesTags: ['Me'],
    }),
    logout: build.mutation<unknown, void>({ query: () => ({ url: firstPaths.logout, method: 'POST' }) }),
  }),
})
