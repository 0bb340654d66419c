import { useAppSelector } from '../hooks'
import { callKeyOf } from './visitCalls'
import { selectLocation } from './routerSlice'

/**
 * Under which key the store keeps how a call went, so that a trace shows it: its name and the visit. Each visit of a screen
 * begins afresh.
 */
export const useCallKey = (name: string): { fixedCacheKey: string } => ({
  fixedCacheKey: callKeyOf(name, useAppSelector(selectLocation).key),
})
