import * as z from 'zod/mini'
import { calendar, type Endpoints, noContent } from '../shared/endpoint'
import { SlugParams } from '../shared/params'
import { CalendarFeed, NewCalendarFeed } from './calendarFeed'

export const calendarFeedEndpoints = {
  /** A show as a file for calendars. */
  getShowCalendar: {
    method: 'GET',
    path: '/shows/:slug/calendar.ics',
    action: 'show.read',
    schema: { params: SlugParams, response: calendar },
  },
  /** The secret address of a member's own runs: whether there is one, making one, ending it. */
  getCalendarFeed: {
    method: 'GET',
    path: '/calendar-feed',
    action: 'calendarFeed.read',
    schema: { response: { 200: CalendarFeed } },
  },
  makeCalendarFeed: {
    method: 'PUT',
    path: '/calendar-feed',
    action: 'calendarFeed.change',
    schema: { response: { 200: NewCalendarFeed } },
  },
  endCalendarFeed: {
    method: 'DELETE',
    path: '/calendar-feed',
    action: 'calendarFeed.change',
    schema: { response: noContent },
  },
  /** The feed itself; its address is the secret. */
  getCalendarFile: {
    method: 'GET',
    path: '/calendar/:file',
    action: 'calendarFile.read',
    schema: { params: z.object({ file: z.string() }), response: calendar },
  },
} as const satisfies Endpoints
