import { peopleEndpoints, type ReceivedPersonInvitation } from '#contract/people/people'
import { fill, paths } from '#contract/shared/paths'
import { json } from '../faults/answers'
import { answering, call, inSeconds, inTurn, press, send, waitingAndFailed } from './setup'
import type { State } from './screen'

export const sampleJudge = '00000004-0000-4000-8000-000000000001'
const person = (number: number) =>
  ({ as: 'admin', at: fill(paths.deskPerson, { id: sampleJudge.replace(/1$/, `${number}`) }) }) as const
const received = fill(peopleEndpoints.getReceivedPersonInvitation.path, { token: 'an-invitation' })
const invitationAt = { at: fill(paths.deskInvitation, { token: 'an-invitation' }) }
const invited = (what: Partial<ReceivedPersonInvitation>) =>
  answering(
    call(received),
    json(200, {
      role: 'judge',
      name: 'Fiona Drummond',
      from: 'Helen Marsh',
      email: 'f…@example.org',
      reader: 'visitor',
      expiresAt: inSeconds(10 * 24 * 60 * 60),
      ...what,
    }),
  )

/** The people named by shows, with their invitations. */
export const deskPeople = {
  deskPeople: [
    { as: 'admin', at: paths.deskPeople },
    { as: 'reviewer', at: paths.deskPeople },
    { as: 'admin', name: 'none found', at: `${paths.deskPeople}?text=no-such-name` },
    {
      as: 'admin',
      name: 'adding one',
      at: paths.deskPeople,
      steps: inTurn(press('main button[aria-haspopup=dialog]:not(nav button)'), (page) =>
        page.locator('[name=name]').waitFor(),
      ),
    },
    ...waitingAndFailed({ as: 'admin', at: paths.deskPeople }, call(peopleEndpoints.getDeskPeople.path)),
  ],
  deskPerson: [
    person(1),
    { ...person(2), name: 'without an account' },
    { ...person(2), name: 'without an account, errors', steps: send },
    { ...person(4), as: 'reviewer' },
    { as: 'admin', name: 'unknown', at: person(9).at },
    ...waitingAndFailed(person(1), call(fill(peopleEndpoints.getDeskPerson.path, { id: sampleJudge }))),
  ],
  deskInvitation: [
    { ...invitationAt, name: 'no longer open' },
    { ...invitationAt, name: 'to judge', ...invited({}) },
    { ...invitationAt, as: 'member', name: 'to approve', ...invited({ role: 'approver', reader: 'invited' }) },
    { ...invitationAt, as: 'member', name: 'of another', ...invited({ reader: 'other' }) },
    { ...invitationAt, as: 'reviewer', name: 'of a linked person', ...invited({ reader: 'taken' }) },
    { ...invitationAt, as: 'reviewer', name: 'accepted', ...invited({ reader: 'accepted' }) },
    ...waitingAndFailed({ ...invitationAt, as: 'member' }, call(received)),
  ],
} satisfies Record<string, State[]>
