import { useMemo } from 'react'
import { openTrace } from '../player/openTrace'

/** A trace that the server has sent, replayed once. */
export const useOpenedTrace = (name: string, text: string) => useMemo(() => openTrace(name, text), [name, text])
