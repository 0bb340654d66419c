import { lazy, Suspense } from 'react'
import { selectAllowed } from '../store/access/access'
import { useAppSelector } from '../store/hooks'
import { selectScreenPath } from '../store/router/routerSlice'
import { deskEntries } from './deskEntries'
import { notFound } from './notFound'

const DeskSearch = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desk-search" */ '../features/desk/search/DeskSearch')).DeskSearch,
}))

/** The screen of the present location in the desk's part of the route table, which comes with the desk. */
export const DeskScreens = () => {
  const entry = useAppSelector((state) => {
    const found = deskEntries.find(({ path }) => path === selectScreenPath(state))
    return found && selectAllowed(state, found.only) ? found : undefined
  })
  if (!entry) return <notFound.Screen />
  return (
    <>
      <entry.Screen />
      <Suspense>
        <DeskSearch />
      </Suspense>
    </>
  )
}
