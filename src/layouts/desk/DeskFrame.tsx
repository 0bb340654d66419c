import { Suspense, type ReactNode } from 'react'
import { paths } from '#contract/shared/paths'
import { useAppSelector } from '../../store/hooks'
import { selectLocation } from '../../store/router/routerSlice'
import { isCurrent } from '../menuItems'
import { DeskPart } from './loadDesk'

/** Puts the desk's navigation above its screens, in either layout. */
export const DeskFrame = ({ children }: { children: ReactNode }) => (
  <>
    {useAppSelector((state) => isCurrent(paths.desk, selectLocation(state).pathname)) && (
      // As high as the menu: the screen below does not move when it comes.
      <Suspense fallback={<div style={{ height: 49 }} />}>
        <DeskPart part="menu" />
      </Suspense>
    )}
    {children}
  </>
)
