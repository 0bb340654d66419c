import { paths } from '#contract/shared/paths'
import { accounts } from './accounts'
import { infoPages } from './infoPages'
import { desk } from './desk'
import { kit } from './kit'
import { invitations } from './invitations'
import { invoiceScreens } from './invoices'
import { members } from './members'
import { openTo } from './openTo'
import type { Screen, State } from './screen'
import { errorStates } from './errorStates'

/**
 * Every address of the product and the states in which it is looked at. A path of contract/shared/paths.ts that is missing
 * here does not compile; one without a state fails the journey.
 */
export const states: Record<keyof typeof paths | 'other' | 'kit', State[]> = {
  ...openTo,
  ...infoPages,
  ...invitations,
  ...members,
  ...invoiceScreens,
  ...accounts,
  ...desk,
  qa: [{ at: paths.qa }],
  other: errorStates,
  kit,
}

/** The one list that all proofs of what is seen walk. */
export const screens: Screen[] = Object.entries(states).flatMap(([address, all]) =>
  all.map((state) => ({ ...state, title: [address, state.as ?? 'visitor', state.name].filter(Boolean).join(' · ') })),
)
