import { useAppSelector } from '../store/hooks'
import { selectAllowed } from '../store/access/access'
import { selectScreenPath } from '../store/router/routerSlice'
import { deskEntries } from './deskEntries'
import { notFound } from './screens'

/** The screen of the present location in the desk's part of the route table, which comes with the desk. */
export const DeskScreens = () => {
  const Screen = useAppSelector((state) => {
    const found = deskEntries.find(({ path }) => path === selectScreenPath(state))
    return found && selectAllowed(state, found.only) ? found.Screen : notFound.Screen
  })
  return <Screen />
}
