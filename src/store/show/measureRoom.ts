import type { AppThunk } from '../storeTypes'
import { roomMeasured, selectShowView, type Room } from './showViewSlice'

/** A window that is being dragged is measured many times: only another form is news. */
export const measureRoom =
  (room: Room): AppThunk =>
  (dispatch, getState) => {
    if (selectShowView(getState()).room !== room) dispatch(roomMeasured(room))
  }
