import type { AppThunk } from '../storeTypes'
import { frameMeasured, selectFrameTight } from './uiSlice'

/** Pixels at the usual size of text: a tablet has a side menu, and little room beside it. */
const tablet = { from: 768, below: 1024 }

/** A window that is being dragged is measured many times: only another answer is news. */
export const measureFrame =
  (width: number): AppThunk =>
  (dispatch, getState) => {
    const isTight = width >= tablet.from && width < tablet.below
    if (selectFrameTight(getState()) !== isTight) dispatch(frameMeasured(isTight))
  }
