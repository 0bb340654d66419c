import { Suspense, type ReactNode } from 'react'
import { useAppSelector } from '../../store/hooks'
import { selectLocation } from '../../store/router/routerSlice'
import { DeskPart } from './loadDesk'

/** Puts the desk's navigation above its screens, in whichever layout they stand. */
export const DeskFrame = ({ children }: { children: ReactNode }) => (
  <>
    {useAppSelector((state) => /^\/desk(\/|$)/.test(selectLocation(state).pathname)) && (
      // As high as the menu: the screen below does not move when it comes.
      <Suspense fallback={<div style={{ height: 49 }} />}>
        <DeskPart part="menu" />
      </Suspense>
    )}
    {children}
  </>
)
