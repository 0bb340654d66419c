import type { ThunkAction, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'
import type { ApiExtra } from '../api/request'
import type { RootState } from './rootReducer'

/** What thunks and listeners of this store are: they see the whole state, and reach the world through the port. */
export type AppDispatch = ThunkDispatch<RootState, ApiExtra, UnknownAction>
export type AppThunk<Result = void> = ThunkAction<Result, RootState, ApiExtra, UnknownAction>
export type AppStartListening = TypedStartListening<RootState, AppDispatch, ApiExtra>
