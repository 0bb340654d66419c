import type { AppThunk } from '../storeTypes'

const key = 'scroll'
const most = 50

/** How far down each place of the browser's history was read, in pixels, by the place's key. */
export type ScrollPlaces = Record<string, number>

const isPlaces = (value: unknown): value is ScrollPlaces =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'number')

/** What an earlier load of this tab's page has kept; nothing where it is unreadable. */
export const keptScrollPlaces =
  (): AppThunk<ScrollPlaces> =>
  (_dispatch, _getState, { effects: { session } }) => {
    try {
      const value: unknown = JSON.parse(session.read(key) ?? '{}')
      return isPlaces(value) ? value : {}
    } catch {
      return {}
    }
  }

/** Keeps them for the next load of this tab's page: the last ones are enough. */
export const scrollPlacesKept =
  (places: ScrollPlaces): AppThunk =>
  (_dispatch, _getState, { effects: { session } }) =>
    session.write(key, JSON.stringify(Object.fromEntries(Object.entries(places).slice(-most))))
