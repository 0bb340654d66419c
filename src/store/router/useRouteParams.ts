import { paramsOf, type Params, type ScreenPath } from '#contract/shared/paths'
import { useAppSelector } from '../hooks'
import { selectLocation } from './routerSlice'

/** The parameters of a screen's path in the present address; null once the reader is elsewhere. */
export const useRouteParams = <Path extends ScreenPath>(path: Path): Params<Path> | null => {
  const { pathname } = useAppSelector(selectLocation)
  return paramsOf(path, pathname) as Params<Path> | null
}
