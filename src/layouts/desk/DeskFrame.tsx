import { Suspense, type ReactNode } from 'react'
import { openDeskShows } from '#contract/access/screenPolicies'
import { selectAllowed } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { selectLocation } from '../../store/router/routerSlice'
import { deskMenuHeight } from './deskMenuHeight'
import { DeskPart } from './loadDesk'

/** Puts the desk's navigation above its screens, in whichever layout they stand. */
export const DeskFrame = ({ children }: { children: ReactNode }) => {
  const isDesk = useAppSelector(
    (state) => selectLocation(state).pathname.startsWith('/desk/') && selectAllowed(state, openDeskShows),
  )
  return (
    <>
      {isDesk && (
        <Suspense fallback={<div style={{ height: deskMenuHeight }} />}>
          <DeskPart part="menu" />
        </Suspense>
      )}
      {children}
    </>
  )
}
