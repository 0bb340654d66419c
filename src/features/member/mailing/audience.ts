import type { Audience } from '#contract/member/mailing'
import { memberFilters, type MemberFilter } from '#contract/member/register'
import { memberStates, type MemberState } from '#contract/membership/renewal'

/** Nothing is chosen: it goes to all. */
export const everyone: Audience = { text: '', state: [], group: [], ids: [] }

const known = <Name extends string>(names: readonly Name[], list: string): Name[] =>
  names.filter((name) => list.split(',').includes(name))

/** The members of the register, as its address narrows them down. */
export const audienceOf = ({ text, state, group }: { text: string; state: string; group: string }): Audience => ({
  text,
  state: known<MemberState>(memberStates, state),
  group: known<MemberFilter>(memberFilters, group),
  ids: [],
})
