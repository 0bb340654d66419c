import * as z from 'zod/mini'

/** Whether a member's runs can be read by a secret address, and since when. */
export const CalendarFeed = z.object({ createdAt: z.nullable(z.iso.datetime()) })
export type CalendarFeed = z.infer<typeof CalendarFeed>

/** The whole address, which is shown this once: the server keeps its hash alone. */
export const NewCalendarFeed = z.object({ address: z.url(), createdAt: z.iso.datetime() })
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>
