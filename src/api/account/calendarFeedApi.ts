import { type CalendarFeed, calendarFeedEndpoints, type NewCalendarFeed } from '#contract/account/calendarFeed'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** The secret address of a member's runs: the answer that makes it is the only one that has it. */
const calendarFeedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCalendarFeed: build.query<CalendarFeed, void>({
      query: () => callOf(calendarFeedEndpoints.getCalendarFeed),
      responseSchema: answerOf(calendarFeedEndpoints.getCalendarFeed),
      providesTags: ['CalendarFeed'],
    }),
    makeCalendarFeed: build.mutation<NewCalendarFeed, void>({
      query: () => callOf(calendarFeedEndpoints.makeCalendarFeed),
      responseSchema: answerOf(calendarFeedEndpoints.makeCalendarFeed),
      invalidatesTags: ['CalendarFeed'],
    }),
    endCalendarFeed: build.mutation<null, void>({
      query: () => callOf(calendarFeedEndpoints.endCalendarFeed),
      responseSchema: answerOf(calendarFeedEndpoints.endCalendarFeed),
      invalidatesTags: ['CalendarFeed'],
    }),
  }),
})

export const { useGetCalendarFeedQuery, useMakeCalendarFeedMutation, useEndCalendarFeedMutation } = calendarFeedApi
