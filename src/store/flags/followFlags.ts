import type { FlagService } from '../../config/env'
import type { AppThunk } from '../storeTypes'
import { flagsReceived } from './flagsSlice'

const pollIntervalMs = 15_000
const maxBackoffMs = 240_000

const loadClient = () => import(/* webpackChunkName: "flags" */ './flagClient')

/**
 * Asks the flag service for as long as the page lives, so that a switch needs no reload. While it is down it is asked
 * less and less often, and the last known flags (or those kept from the last visit) stay in force.
 */
export const followFlags =
  (service: FlagService): AppThunk =>
  (dispatch, _getState, { effects }) => {
    let ask: (() => Promise<boolean>) | null = null
    let pause = pollIntervalMs
    const turn = async () => {
      const received = await listen().catch(() => false)
      pause = received ? pollIntervalMs : Math.min(pause * 2, maxBackoffMs)
      effects.timers.after(pause, () => void turn())
    }
    const listen = async () => {
      ask ??= (await loadClient()).createFlagClient(service, effects, (flags) => void dispatch(flagsReceived(flags)))
      return ask()
    }
    void turn()
  }
