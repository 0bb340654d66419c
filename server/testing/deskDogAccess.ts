import type { Action } from '#contract/access/policies'

/** The rows of dogs at the desk and of their measurements, and the smallest requests. */
export const deskDogAccess: Record<string, readonly [action: Action, status: number]> = {
  'GET /desk/dogs': ['deskDog.read', 200],
  'GET /desk/dogs/{slug}': ['deskDog.read', 200],
  'PUT /desk/dogs/{slug}/height': ['deskDog.measure', 200],
  // None of its flags is set.
  'POST /desk/dogs/{slug}/corrections': ['deskDog.correct', 400],
  'PUT /desk/dogs/{slug}/microchip': ['deskDog.correct', 200],
  'GET /dogs/{slug}/measurements': ['dog.read', 200],
  // Of a measurement that there is not.
  'POST /dogs/{slug}/height-dispute': ['heightDispute.raise', 409],
}

const ofMember = () => ({ at: 'mgla' })

export const deskDogRequests: Record<string, (who: string) => { at?: string; search?: string; body?: unknown }> = {
  'GET /desk/dogs': () => ({ search: '?text=mgla' }),
  'GET /desk/dogs/{slug}': ofMember,
  // A dog without a measurement; the judge measures it before the admin.
  'PUT /desk/dogs/{slug}/height': (who) => ({
    at: 'iskra',
    body: { height: 475, agreed: [], version: who === 'admin' ? 2 : 1 },
  }),
  'POST /desk/dogs/{slug}/corrections': () => ({
    ...ofMember(),
    body: { flags: ['retired'], reason: 'Set by mistake.', agreed: [], version: 1 },
  }),
  'PUT /desk/dogs/{slug}/microchip': () => ({
    ...ofMember(),
    body: { microchip: '', reason: 'Of another dog.', agreed: [], version: 1 },
  }),
  'GET /dogs/{slug}/measurements': ofMember,
  'POST /dogs/{slug}/height-dispute': () => ({
    ...ofMember(),
    body: { measurementId: 0, reason: 'The ground was not level.' },
  }),
}
