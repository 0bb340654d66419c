import type { AppThunk } from '../storeTypes'

const key = 'scroll'
const most = 50

/** How far down each entry of the browser's history was read, in pixels, by the entry's key and path. */
export type ScrollPositions = Record<string, number>

const isScrollPositions = (value: unknown): value is ScrollPositions =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'number')

/** What an earlier load of this tab's page has stored; nothing where it is unreadable. */
export const storedScrollPositions =
  (): AppThunk<ScrollPositions> =>
  (_dispatch, _getState, { effects: { session } }) => {
    try {
      const value: unknown = JSON.parse(session.read(key) ?? '{}')
      return isScrollPositions(value) ? value : {}
    } catch {
      return {}
    }
  }

/** Stores them for the next load of this tab's page: the last ones are enough. */
export const scrollPositionsStored =
  (positions: ScrollPositions): AppThunk =>
  (_dispatch, _getState, { effects: { session } }) =>
    session.write(key, JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-most))))
