import { Provider, useDispatch, useSelector } from 'react-redux'
import type { AppDispatch } from './storeTypes'
import type { RootState } from './rootReducer'

/** react-redux with this store's types; the only file that names it. */
export const StoreProvider = Provider
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
