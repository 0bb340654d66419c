import { use } from 'react'

/** Data in a chunk of its own. Once `load` has resolved, `useChunk` gives it at once, without a fallback in between. */
export interface Chunk<T> {
  load: () => Promise<T>
  known: () => { value: T } | undefined
}

export const chunk = <T>(load: () => Promise<T>): Chunk<T> => {
  let known: { value: T } | undefined
  let loading: Promise<T> | undefined
  const once = () =>
    (loading ??= load().then((value) => {
      known = { value }
      return value
    }))
  return { load: once, known: () => known }
}

/** The data of a chunk; suspends until it is there. */
export const useChunk = <T>(wanted: Chunk<T>): T => {
  const known = wanted.known()
  return known ? known.value : use(wanted.load())
}
