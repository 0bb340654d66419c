import type { FlagName, Flags } from '../../contract/flags'

/** A flag service elsewhere: its frontend API's address, a public key, and the name it knows this app by. */
export interface FlagService {
  url: string
  key: string
  appName: string
  /** How often it is asked; every 15 seconds when left out. */
  refreshMs?: number
}

/** Where the server learns which flags are on. */
export interface FlagSource {
  read: () => Promise<Flags>
  /** Left out where the flags are switched elsewhere. */
  set?: (name: FlagName, enabled: boolean) => Promise<void>
}
