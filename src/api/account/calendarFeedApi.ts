import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import { CalendarFeed, NewCalendarFeed } from '#contract/account/calendarFeed'
import { api } from '../api'

/** The secret address of a member's runs: the answer that makes it is the only one that has it. */
const calendarFeedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCalendarFeed: build.query<CalendarFeed, void>({
      query: () => ({ url: apiPaths.calendarFeed }),
      responseSchema: CalendarFeed,
      providesTags: ['CalendarFeed'],
    }),
    makeCalendarFeed: build.mutation<NewCalendarFeed, void>({
      query: () => ({ url: apiPaths.calendarFeed, method: 'PUT' }),
      responseSchema: NewCalendarFeed,
      invalidatesTags: ['CalendarFeed'],
    }),
    endCalendarFeed: build.mutation<null, void>({
      query: () => ({ url: apiPaths.calendarFeed, method: 'DELETE' }),
      responseSchema: z.null(),
      invalidatesTags: ['CalendarFeed'],
    }),
  }),
})

export const { useGetCalendarFeedQuery, useMakeCalendarFeedMutation, useEndCalendarFeedMutation } = calendarFeedApi
