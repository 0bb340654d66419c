import { Provider, useDispatch, useSelector, useStore } from 'react-redux'
import type { AppDispatch, AppStore } from './makeStore'
import type { RootState } from './rootReducer'

/** react-redux with this store's types; the only file that names it. */
export const StoreProvider = Provider
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()
