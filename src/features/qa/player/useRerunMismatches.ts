import { useEffect, useState } from 'react'
import type { Mismatch } from '../../../trace/rerun/mismatches'
import type { OpenedTrace } from './openTrace'
import { runTraceJob } from './runTraceJob'

/**
 * The differences in requests and automatic actions. Null until the re-run ends, for a trace without a baseline, and for one whose
 * reducers already differ.
 */
export const useRerunMismatches = ({ text, trace, divergence }: OpenedTrace): Mismatch[] | null => {
  const [found, setFound] = useState<{ text: string; mismatches: Mismatch[] } | null>(null)
  useEffect(() => {
    if (!trace.envelope?.rerun || divergence) return
    const leaving = new AbortController()
    void runTraceJob('rerun', [text], leaving.signal).then(
      (mismatches) => setFound({ text, mismatches }),
      // The re-run couldn't be loaded. The states have been compared without it.
      () => undefined,
    )
    return () => leaving.abort()
  }, [text, trace, divergence])
  return found?.text === text ? found.mismatches : null
}
