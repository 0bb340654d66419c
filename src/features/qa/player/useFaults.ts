import { useEffect, useState } from 'react'
import type { Fault } from '../../../trace/rerun/faults'
import type { OpenedTrace } from './openTrace'

const load = () => import(/* webpackChunkName: "trace-rerun" */ '../../../trace/rerun/faults')

/**
 * Where this build sends or does something else than was recorded; null while that is not known, and for a trace that does
 * not say, or whose reducers differ already.
 */
export const useFaults = ({ trace, divergence }: OpenedTrace): Fault[] | null => {
  const [found, setFound] = useState<{ trace: OpenedTrace['trace']; faults: Fault[] } | null>(null)
  useEffect(() => {
    if (!trace.envelope?.rerun || divergence) return
    let wanted = true
    void load()
      .then(({ faultsNow }) => faultsNow(trace))
      .then(
        (faults) => wanted && setFound({ trace, faults }),
        // Its code could not be loaded: the states are verified without it.
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [trace, divergence])
  return found?.trace === trace ? found.faults : null
}
