import { invitationEndpoints, type ReceivedInvitation } from '#contract/invitation/invitation'
import { fill, paths } from '#contract/shared/paths'
import { json } from '../faults/answers'
import { answering, call, inSeconds, waitingAndFailed } from './setup'
import type { State } from './screen'

const at = fill(paths.invitation, { token: 'an-invitation' })
const received = call(fill(invitationEndpoints.getReceivedInvitation.path, { token: 'an-invitation' }))
const invited = (what: Partial<ReceivedInvitation>) =>
  answering(
    received,
    json(200, {
      kind: 'manager',
      about: 'Łatka',
      from: 'Ola',
      email: 'm…@example.org',
      reader: 'visitor',
      expiresAt: inSeconds(10 * 24 * 60 * 60),
      ...what,
    }),
  )
const fiona = { about: 'Fiona Drummond', from: 'Helen Marsh' }
const marek = { kind: 'household', about: null, from: 'Marek Zieliński' } as const

/** Invitations of every kind by their link. */
export const invitations = {
  invitation: [
    { name: 'no longer open', at },
    { name: 'to manage', at, ...invited({}) },
    { as: 'member', name: 'to own', at, ...invited({ kind: 'owner', reader: 'invited' }) },
    { name: 'to judge', at, ...invited({ ...fiona, kind: 'judge' }) },
    { as: 'member', name: 'to approve', at, ...invited({ ...fiona, kind: 'approver', reader: 'invited' }) },
    { as: 'member', name: 'to a household', at, ...invited({ ...marek, reader: 'invited' }) },
    { as: 'member', name: 'of another', at, ...invited({ reader: 'other' }) },
    { as: 'newcomer', name: 'for members', at, ...invited({ reader: 'notMember' }) },
    { as: 'reviewer', name: 'of a linked person', at, ...invited({ ...fiona, kind: 'judge', reader: 'taken' }) },
    { as: 'member', name: 'accepted', at, ...invited({ reader: 'accepted' }) },
    {
      as: 'reviewer',
      name: 'accepted, to approve',
      at,
      ...invited({ ...fiona, kind: 'approver', reader: 'accepted' }),
    },
    { as: 'member', name: 'accepted, to a household', at, ...invited({ ...marek, reader: 'accepted' }) },
    ...waitingAndFailed({ as: 'member', at }, received),
  ],
} satisfies Record<string, State[]>
