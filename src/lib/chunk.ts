import { use } from 'react'

/** Data in a separate chunk. Once `load` has resolved, `useChunk` gives it at once, without a fallback in between. */
export interface Chunk<T> {
  load: () => Promise<T>
}

export const chunk = <T>(load: () => Promise<T>): Chunk<T> => {
  let loading: Promise<T> | undefined
  const once = () => {
    if (loading) return loading
    const promise = load()
    // What React notes on a promise that it has seen resolve: on one loaded ahead it finds the note and need not wait.
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => undefined,
    )
    loading = promise
    return promise
  }
  return { load: once }
}

/** The data of a chunk; suspends until it is there. */
export const useChunk = <T>(wanted: Chunk<T>): T => use(wanted.load())
