import { selectAllowed } from '../store/access/access'
import { useAppSelector } from '../store/hooks'
import { selectScreenPath } from '../store/router/routerSlice'
import { deskEntries } from './deskEntries'
import { notFound } from './notFound'

/** The screen of the present location in the desk's part of the route table, which comes with the desk. */
export const DeskScreens = () => {
  const entry = useAppSelector((state) => {
    const found = deskEntries.find(({ path }) => path === selectScreenPath(state))
    return found && selectAllowed(state, found.only) ? found : undefined
  })
  return entry ? <entry.Screen /> : <notFound.Screen />
}
