import { createContext, use, useState } from 'react'

export interface Missing {
  has: (part: string) => boolean
  set: (part: string, isMissing: boolean) => void
}

/** Which parts did not come: the store says so where there is one. */
export const MissingParts = createContext<Missing | null>(null)

/** Whether a part did not come, and how that is changed. */
export const useMissing = (part: string): [boolean, (isMissing: boolean) => void] => {
  const own = useState(false)
  const parts = use(MissingParts)
  return parts ? [parts.has(part), (isMissing) => parts.set(part, isMissing)] : own
}
