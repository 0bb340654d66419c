import type { LevelProposal, UnfitAtDesk } from '#contract/dog/level'
import { paths } from '#contract/shared/paths'
import { json } from '../faults/answers'
import { call, waitingAndFailed } from './setup'
import type { State } from './screen'

export const earned: LevelProposal = {
  id: '00000009-0000-4000-8000-000000000001',
  dog: { slug: 'mgla', name: 'Mgła', breed: 'Whippet', version: 1 },
  rank: 1,
  next: 2,
  earnedOn: '2026-11-14',
  clearRounds: 4,
  agilityRounds: 2,
  isFlagged: false,
  own: false,
}
const waitingEntry: UnfitAtDesk = {
  entryId: '00000009-0000-4000-8000-000000000003',
  dogName: 'Mgła',
  showSlug: 'shrewsbury-winter-classic',
  showName: 'Shrewsbury Winter Classic',
  date: '2026-12-12',
  startTime: '09:00',
  ring: 1,
}
export const corrected: LevelProposal = {
  ...earned,
  id: '00000009-0000-4000-8000-000000000002',
  isFlagged: true,
  own: true,
}

/** The earned levels that wait for an admin, and the entries that no longer fit. */
export const deskLevels: State[] = [
  { as: 'admin', at: paths.deskLevels },
  {
    as: 'admin',
    name: 'with dogs that wait',
    at: paths.deskLevels,
    answers: () => [
      [call('/desk/level-proposals'), json(200, { proposals: [earned, corrected], more: 3, unfit: [waitingEntry] })],
    ],
  },
  ...waitingAndFailed({ as: 'admin', at: paths.deskLevels }, call('/desk/level-proposals')),
]
