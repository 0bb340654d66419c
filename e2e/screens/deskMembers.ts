import { memberEndpoints } from '#contract/member/memberEndpoints'
import { paths } from '#contract/shared/paths'
import { call, press, waitingAndFailed } from './setup'
import type { State } from './screen'

const register = { as: 'admin', at: paths.deskMembers } as const

/** The office: members. */
export const deskMembers = {
  deskMembers: [
    register,
    { as: 'admin', name: 'filtered', at: `${paths.deskMembers}?state=lapsing,lapsed,never_paid&without=email` },
    { as: 'admin', name: 'none found', at: `${paths.deskMembers}?text=no-such-name` },
    { ...register, name: 'some selected', steps: press('tbody input[type=checkbox]') },
    ...waitingAndFailed(register, call(memberEndpoints.getMembers.path)),
  ],
} satisfies Record<string, State[]>
