import { useEffect, useState } from 'react'
import type { OpenedTrace } from './openTrace'
import { runTraceJob } from './runTraceJob'

interface Compared {
  first: OpenedTrace
  second: OpenedTrace
  difference: number | null
}

/** The first step at which two traces differ, null where there is none; undefined until they are compared. */
export const useDifference = (first: OpenedTrace | null, second: OpenedTrace | null): number | null | undefined => {
  const [compared, setCompared] = useState<Compared | null>(null)
  useEffect(() => {
    if (!first || !second) return
    const leaving = new AbortController()
    void runTraceJob('compare', [first.text, second.text], leaving.signal).then(
      (difference) => setCompared({ first, second, difference }),
      // It couldn't be loaded. Both traces are shown without it.
      () => undefined,
    )
    return () => leaving.abort()
  }, [first, second])
  return compared && compared.first === first && compared.second === second ? compared.difference : undefined
}
