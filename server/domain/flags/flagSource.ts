import type { FlagChange, FlagState } from '#contract/flags/change'
import type { FlagName, Flags } from '#contract/flags/flags'
import type { ChangedBy } from '../../audit/audit'

/** A flag service elsewhere: its frontend API's address, a public key, and the name it knows this app by. */
export interface FlagService {
  url: string
  key: string
  appName: string
  /** How often it is asked; every 15 seconds when left out. */
  refreshMs?: number
  /** How long a call to it may take; ten seconds when left out. */
  timeoutMs?: number
}

/** The switches of the embedded service. */
export interface FlagSwitches {
  list: () => Promise<FlagState[]>
  /** Switches a flag from the version that was read; what it is already it stays, whichever version it has. */
  set: (name: FlagName, change: FlagChange, by: ChangedBy) => Promise<FlagState>
}

/** Where the server learns which flags are on. */
export interface FlagSource {
  read: () => Promise<Flags>
  /** Left out where the flags are switched elsewhere. */
  switches?: FlagSwitches
}
