import type { AppThunk } from '../storeTypes'
import { roomMeasured, selectView, type Room } from './viewSlice'

/** A window that is being dragged is measured many times: only another form is news. */
export const measureRoom =
  (room: Room): AppThunk =>
  (dispatch, getState) => {
    if (selectView(getState()).room !== room) dispatch(roomMeasured(room))
  }
