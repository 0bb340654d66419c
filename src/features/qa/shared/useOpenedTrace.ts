import { useEffect, useState } from 'react'
import { openTrace, type OpenResult } from '../player/openTrace'

/** A trace that the server has sent; null until it is checked. */
export const useOpenedTrace = (name: string, text: string): OpenResult | null => {
  const [opened, setOpened] = useState<{ text: string; result: OpenResult } | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    void openTrace(name, text, leaving.signal).then((result) => setOpened({ text, result }))
    return () => leaving.abort()
  }, [name, text])
  return opened?.text === text ? opened.result : null
}
