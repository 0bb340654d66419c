import { fill, paths } from '#contract/paths'
import { json } from '../faults/answers'
import { answering, call, fillIn, inTurn, press, send, waitingAndFailed } from './setup'
import type { State } from './screen'

const found = { as: 'admin', at: `${paths.deskDogs}?text=mg%C5%82a` } as const
const dog = { as: 'admin', at: fill(paths.deskDog, { slug: 'mgla' }) } as const
const retired = { as: 'admin', at: fill(paths.deskDog, { slug: 'kropka' }) } as const
const unfit = {
  entryId: '00000009-0000-4000-8000-000000000001',
  item: {
    ...{ classId: '00000005-0000-4000-8000-000000000101', dogId: '00000002-0000-4000-8000-000000000003' },
    ...{ dogName: 'Mgła', showSlug: 'shrewsbury-winter-classic', showName: 'Shrewsbury Winter Classic' },
    ...{ date: '2026-12-12', startTime: '09:00', ring: 1, type: 'agility', height: 'medium', currency: 'GBP' },
  },
  reasons: [{ code: 'wrong_height', heights: { cls: 'medium', dog: 'large', millimetres: 512 } }],
}

/** Screens of judges and admins. */
export const desk = {
  deskSessions: [
    { as: 'admin', at: paths.deskSessions },
    { as: 'admin', name: 'errors', at: paths.deskSessions, steps: send },
  ],
  deskDogs: [
    { as: 'admin', at: paths.deskDogs },
    { as: 'admin', name: 'errors', at: paths.deskDogs, steps: inTurn(fillIn({ text: 'mg' }), send) },
    { ...found, name: 'found' },
    { as: 'admin', name: 'none found', at: `${paths.deskDogs}?text=no-such-dog` },
    ...waitingAndFailed(found, call('/desk/dogs')),
  ],
  deskDog: [
    dog,
    { ...dog, name: 'errors', steps: inTurn(fillIn({ height: '4,25' }), send) },
    {
      ...dog,
      name: 'asking about entries that no longer fit',
      ...answering(
        call('/desk/dogs/mgla/height', 'PUT'),
        json(409, { code: 'consequences_changed', message: 'Check it again.', unfit: [unfit] }),
      ),
      steps: inTurn(fillIn({ height: '51.2' }), press('main form button[type=submit]'), (page) =>
        page.getByRole('alertdialog').waitFor(),
      ),
    },
    { ...retired, name: 'with a flag to correct' },
    { as: 'admin', name: 'unknown', at: fill(paths.deskDog, { slug: 'no-such-dog' }) },
    ...waitingAndFailed(dog, call('/desk/dogs/mgla')),
  ],
} satisfies Record<string, State[]>
