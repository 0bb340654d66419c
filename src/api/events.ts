import { createAction } from '@reduxjs/toolkit'

/** A call was answered 401. `token` is the one held when it was sent; `place` is where the reader was. */
export const unauthorized = createAction<{ token: string | null; place: string }>('api/unauthorized')
