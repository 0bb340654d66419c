import ical, { ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator'
import { addTo, instantAt } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { fill, paths } from '#contract/shared/paths'
import { calendarMessages } from '../../../messages/calendar'
import type { ShowRow } from '../../../domain/show/showFromRow'
import type { Changes } from './changes'
import type { Run } from './runs'

/** Makes whole addresses of paths. */
type Address = (path: string) => string

/** How long a class lasts where none follows it in its ring. */
const usualMinutes = 90
const minute = 60_000

// The library does not escape the name of a calendar, as it does all else: it has to be ours, never what someone typed.
const calendar = (name?: string): ICalCalendar =>
  ical({
    ...(name !== undefined && { name }),
    prodId: { company: 'Clear Round', product: 'Shows', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })

const revisionOf = ({ sequence, last }: Changes, made: Date | null) => ({
  sequence,
  lastModified: last ?? made,
})

const whereOf = ({ addressLines, postcode, city, country, latitude, longitude }: ShowRow) => {
  const title = [...addressLines, postcode, city, country].filter((part) => part !== '').join(', ')
  const geo = latitude === null || longitude === null ? undefined : { lat: latitude, lon: longitude }
  return { title, ...(geo && { geo }) }
}

const ofShow = (show: ShowRow, address: Address) => ({
  location: whereOf(show),
  url: address(fill(paths.show, { slug: show.slug })),
  status: show.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
})

// An event of whole days is written by its dates alone, and ends before the day after.
const wholeDay = (day: string) => new Date(`${day}T00:00:00Z`)

/** A show as a file for calendars: its days, and where it is. */
export const showFile = (show: ShowRow, changes: Changes, address: Address, stamp: Date): string => {
  const file = calendar()
  file.createEvent({
    ...ofShow(show, address),
    ...revisionOf(changes, show.publishedAt),
    id: `${show.slug}@${new URL(address('/')).host}`,
    stamp,
    start: wholeDay(show.startDate),
    end: wholeDay(addTo(show.endDate, { days: 1 })),
    timezone: 'UTC',
    allDay: true,
    summary: show.name,
  })
  return file.toString()
}

/** Runs as a file for calendars, each from the start of its class to the start of the next in its ring. */
export const runsFile = (
  runs: readonly Run[],
  changesOf: (run: Run) => Changes,
  locale: Locale,
  address: Address,
  stamp: Date,
): string => {
  const messages = calendarMessages[locale]
  const file = calendar(messages.name)
  for (const run of runs) {
    const { id, dog, type, ring, date, startTime, nextStart, show, paidAt } = run
    const at = (time: string) => new Date(instantAt(date, `${time}:00`, show.timeZone))
    const start = at(startTime)
    file.createEvent({
      ...ofShow(show, address),
      ...revisionOf(changesOf(run), paidAt),
      id: `${id}@${new URL(address('/')).host}`,
      stamp,
      start,
      end: nextStart === null ? new Date(start.getTime() + usualMinutes * minute) : at(nextStart),
      summary: messages.run({ dog, type, ring }),
      description: messages.about(show.name),
    })
  }
  return file.toString()
}
