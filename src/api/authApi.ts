import { apiPaths } from '../../contract/paths'
import { Session, User, type Credentials, type Registration } from '../../contract/user'
import { api } from './api'

/** Sessions and the signed-in user. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** 'start' restores a session: it is silent and never redirects. 'later' reads the user anew. */
    getMe: build.query<User, 'start' | 'later'>({
      query: (when) => ({ url: apiPaths.me, atStart: when === 'start' }),
      responseSchema: User,
      providesTags: ['Me'],
    }),
    register: build.mutation<Session, Registration>({
      query: (body) => ({ url: apiPaths.register, method: 'POST', body }),
      responseSchema: Session,
    }),
    login: build.mutation<Session, Credentials>({
      query: (body) => ({ url: apiPaths.login, method: 'POST', body }),
      responseSchema: Session,
    }),
    logout: build.mutation<unknown, void>({ query: () => ({ url: apiPaths.logout, method: 'POST' }) }),
  }),
})

export const { useRegisterMutation, useLoginMutation, useGetMeQuery } = authApi
