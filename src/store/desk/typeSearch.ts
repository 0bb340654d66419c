import { DeskSearch } from '#contract/desk/search'
import { parse } from '#contract/shared/parse'
import type { AppThunk } from '../storeTypes'
import { searchAsked, searchTyped, selectDeskSearch } from './deskSearchSlice'

/** How long a pause in typing is, in milliseconds. */
const pause = 250

/** Asks for what is typed, where that is enough to look for and was not asked for already. */
export const askTyped = (): AppThunk => (dispatch, getState) => {
  const { sought, query } = selectDeskSearch(getState())
  const wanted = parse(DeskSearch, { sought })
  const next = wanted.success ? wanted.data : null
  if (next?.sought !== query?.sought) dispatch(searchAsked(next))
}

/** Keeps what is typed, and asks for it at the next pause. */
export const typeSearch =
  (sought: string): AppThunk =>
  (dispatch, getState, { effects }) => {
    dispatch(searchTyped({ sought }))
    effects.timers.after(pause, () => {
      if (selectDeskSearch(getState()).sought === sought) dispatch(askTyped())
    })
  }
