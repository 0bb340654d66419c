import { useMemo, type ReactNode } from 'react'
import { createPath, NavigationType, Router, type Navigator, type To } from 'react-router'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { navigateHistory, navigate } from '../store/router/navigation'
import { selectRouter } from '../store/router/routerSlice'

const types = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace }
const href = (to: To) => (typeof to === 'string' ? to : createPath(to))

/** react-router on the store's location: screens follow the state, links and useNavigate go through the port. */
export const StoreRouter = ({ children }: { children: ReactNode }) => {
  const dispatch = useAppDispatch()
  const { location, move } = useAppSelector(selectRouter)
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: href,
      push: (to, state: unknown) => dispatch(navigate(href(to), { state })),
      replace: (to, state: unknown) => dispatch(navigate(href(to), { replace: true, state })),
      go: (steps) => dispatch(navigateHistory(steps)),
    }),
    [dispatch],
  )
  return (
    <Router location={location} navigator={navigator} navigationType={types[move]}>
      {children}
    </Router>
  )
}
