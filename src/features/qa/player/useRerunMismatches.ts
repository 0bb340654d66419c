import { useEffect, useState } from 'react'
import type { Mismatch } from '../../../trace/rerun/mismatches'
import type { OpenedTrace } from './openTrace'

const load = () => import(/* webpackChunkName: "trace-rerun" */ '../../../trace/rerun/mismatches')

/**
 * The differences in requests and automatic actions. Null until the re-run ends, for a trace without a baseline, and for one whose
 * reducers already differ.
 */
export const useRerunMismatches = ({ trace, divergence }: OpenedTrace): Mismatch[] | null => {
  const [found, setFound] = useState<{ trace: OpenedTrace['trace']; mismatches: Mismatch[] } | null>(null)
  useEffect(() => {
    if (!trace.envelope?.rerun || divergence) return
    let wanted = true
    void load()
      .then(({ rerunMismatches }) => rerunMismatches(trace))
      .then(
        (mismatches) => wanted && setFound({ trace, mismatches }),
        // The re-run couldn't be loaded. The states have been compared without it.
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [trace, divergence])
  return found?.trace === trace ? found.mismatches : null
}
