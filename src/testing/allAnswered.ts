import { waitFor } from '@testing-library/react'
import type { AppStore } from '../store/makeStore'

/** Waits until no call is under way: an answer after the end of a test would be the next one's. */
export const allAnswered = (store: Pick<AppStore, 'getState'>): Promise<void> =>
  waitFor(() => {
    const { queries, mutations } = store.getState().api
    const calls = [...Object.values(queries), ...Object.values(mutations)]
    expect(calls.filter((call) => call?.status === 'pending')).toEqual([])
  })
