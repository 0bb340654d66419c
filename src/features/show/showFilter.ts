import { ClassHeight } from '#contract/dog/height'
import type { ShowSummary } from '#contract/show/show'
import { normalizeText } from '#contract/shared/normalizeText'
import { readNear, writeNear, type Near } from './finding/near'
import { shownState } from './showState'

export const showViews = ['list', 'calendar', 'map'] as const
export type ShowView = (typeof showViews)[number]

/** The filter of the list; it is in the address, so that a link shows the same. */
export interface ShowFilter {
  /** The calendar year; null: the one that the server finds nearest, and all later ones. */
  season: number | null
  text: string
  height: ClassHeight
  /** As the shows have it; empty: every country. */
  country: string
  /** Two digits; empty: every month. */
  month: string
  /** Finished shows too, where others are still to come. */
  past: boolean
  openOnly: boolean
  /** Only those that have a class for one of the member's dogs. */
  fits: boolean
  /** Where distances are measured from. */
  near: Near | null
  view: ShowView
}

export const readFilter = (search: string): ShowFilter => {
  const params = new URLSearchParams(search)
  const season = params.get('season') ?? ''
  const month = params.get('month') ?? ''
  const height = ClassHeight.safeParse(params.get('height'))
  return {
    season: /^[12]\d{3}$/.test(season) ? Number(season) : null,
    text: params.get('q') ?? '',
    height: height.success ? height.data : 'any',
    country: params.get('country') ?? '',
    month: /^(0[1-9]|1[0-2])$/.test(month) ? month : '',
    past: params.has('past'),
    openOnly: params.has('open'),
    fits: params.has('fits'),
    near: readNear(params.get('near') ?? ''),
    view: showViews.find((view) => view === params.get('view')) ?? 'list',
  }
}

/** The query string of a filter, with its question mark; empty for everything. */
export const writeFilter = (filter: ShowFilter): string => {
  const { season, text, height, country, month, past, openOnly, fits, near, view } = filter
  const params = new URLSearchParams()
  if (season !== null) params.set('season', String(season))
  if (text !== '') params.set('q', text)
  if (height !== 'any') params.set('height', height)
  if (country !== '') params.set('country', country)
  if (month !== '') params.set('month', month)
  if (past) params.set('past', '1')
  if (openOnly) params.set('open', '1')
  if (fits) params.set('fits', '1')
  if (near !== null) params.set('near', writeNear(near))
  if (view !== 'list') params.set('view', view)
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}

/** Can a place of it be had at this instant (ISO)? */
export const takesEntries = (show: ShowSummary, now: string): boolean =>
  shownState(show, now).tell === 'closes' && show.placesLeft > 0

/** Shows to come and those that are finished, the latest first, which are folded away until they are asked for. */
export const partsOf = (shows: readonly ShowSummary[], { past: isPastShown }: ShowFilter, now: string) => {
  const isPast = (show: ShowSummary) => shownState(show, now).phase === 'finished'
  const ahead = shows.filter((show) => !isPast(show))
  const past = shows.filter(isPast).reverse()
  const isFolded = ahead.length > 0 && !isPastShown
  return { ahead, past, isFolded, listed: isFolded ? ahead : [...ahead, ...past] }
}

/** Does a show pass the filter at this instant (ISO)? */
export const passes = (show: ShowSummary, filter: ShowFilter, now: string): boolean => {
  const { text, height, country, month, openOnly } = filter
  const { name, city, postcode, addressLines, heights } = show
  if (height !== 'any' && !heights.includes(height) && !heights.includes('any')) return false
  if (country !== '' && show.country !== country) return false
  if (month !== '' && ![show.startDate, show.endDate].some((day) => day.slice(5, 7) === month)) return false
  if (openOnly && !takesEntries(show, now)) return false
  return [name, city, postcode, ...addressLines].some((part) => normalizeText(part).includes(normalizeText(text)))
}
