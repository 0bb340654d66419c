import { Suspense } from 'react'
import { openDeskShows } from '#contract/access/screenPolicies'
import { selectAllowed } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { DeskPart } from './loadDesk'

/** The link to the organiser area, for organisers; `block` in a menu of phones. */
export const DeskEntry = ({ block = false }: { block?: boolean }) =>
  useAppSelector((state) => selectAllowed(state, openDeskShows)) && (
    <Suspense>
      <DeskPart part={block ? 'block' : 'link'} />
    </Suspense>
  )
