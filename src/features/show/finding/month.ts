import { addTo, weekdayOf, type Day } from '#contract/shared/calendar'
import type { ShowSummary } from '#contract/show/show'

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6]

/** The weeks, Monday first, that have days of a month (2026-12); the first and the last with days of its neighbours. */
export const weeksOf = (month: string): Day[][] => {
  const first = `${month}-01`
  const last = addTo(addTo(first, { months: 1 }), { days: -1 })
  const weeks: Day[][] = []
  for (let monday = addTo(first, { days: 1 - weekdayOf(first) }); monday <= last; monday = addTo(monday, { days: 7 }))
    weeks.push(daysOfWeek.map((days) => addTo(monday, { days })))
  return weeks
}

const pages: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1 }
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The day in another month to which a key leads from a day of this one's weeks; null where it stays in them. */
export const dayElsewhere = (key: string, shift: boolean, day: Day, month: string): Day | null => {
  const page = pages[key]
  if (page !== undefined) return addTo(day, shift ? { years: page } : { months: page })
  const step = steps[key]
  const to = step === undefined ? null : addTo(day, { days: step })
  return to === null || weeksOf(month).flat().includes(to) ? null : to
}

export const monthAfter = (month: string, months: 1 | -1): string => addTo(`${month}-01`, { months }).slice(0, 7)

export const showsOn = (shows: readonly ShowSummary[], day: Day): ShowSummary[] =>
  shows.filter(({ startDate, endDate }) => startDate <= day && day <= endDate)

/** Those that take place, at least in part, in a month (2026-12). */
export const showsIn = (shows: readonly ShowSummary[], month: string): ShowSummary[] =>
  shows.filter(({ startDate, endDate }) => startDate.slice(0, 7) <= month && month <= endDate.slice(0, 7))

/**
 * The month to open: the one that was chosen, else this one where it has a show that counts for the reader, else that of the
 * next show, else the last one that has any.
 */
export const monthToShow = (
  shows: readonly ShowSummary[],
  {
    season,
    month,
    today,
    isUpcoming = false,
    counts = () => false,
  }: {
    season: number
    month: string
    today: Day
    isUpcoming?: boolean
    counts?: (show: ShowSummary) => boolean
  },
): string => {
  const chosen = `${season}-${month}`
  // The next such month, where no season is chosen.
  if (month !== '') return isUpcoming && chosen < today.slice(0, 7) ? `${season + 1}-${month}` : chosen
  if (showsIn(shows, today.slice(0, 7)).some(counts)) return today.slice(0, 7)
  const next = shows.find(({ endDate }) => endDate >= today) ?? shows.at(-1)
  if (next) return next.startDate.slice(0, 7)
  return today.startsWith(String(season)) ? today.slice(0, 7) : `${season}-01`
}
