import { createContext, use, type ComponentProps } from 'react'
import { Provider, useDispatch, useSelector } from 'react-redux'
import type { ApiExtra } from '../api/request'
import type { Typing } from './forms/typing'
import type { AppStore } from './makeStore'
import type { RootState } from './rootReducer'
import type { AppDispatch } from './storeTypes'

/** What a screen may use directly: the effects of its store, the address of the API, and what is being typed. */
export type Port = Pick<ApiExtra, 'effects' | 'apiHost'> & { typing: Typing }
const PortContext = createContext<Port | null>(null)

interface Props extends ComponentProps<typeof Provider> {
  store: AppStore
}

/** react-redux with this store's types and its port; the only file that names it. */
export const StoreProvider = ({ store, ...rest }: Props) => (
  <PortContext value={store.port}>
    <Provider store={store} {...rest} />
  </PortContext>
)
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()

export const usePort = (): Port => {
  const port = use(PortContext)
  if (port === null) throw new Error('usePort needs a StoreProvider above it')
  return port
}
