import * as z from 'zod/mini'
import { calendar, type Endpoints, noContent } from '../shared/endpoint'
import { SlugParams } from '../shared/params'

/** Whether a member's runs can be read by a secret address, and since when. */
export const CalendarFeed = z.object({ createdAt: z.nullable(z.iso.datetime()) })
export type CalendarFeed = z.infer<typeof CalendarFeed>

/** The whole address, which is shown this once: the server keeps its hash alone. */
export const NewCalendarFeed = z.object({ address: z.url(), createdAt: z.iso.datetime() })
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>

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
