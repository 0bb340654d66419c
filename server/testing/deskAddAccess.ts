import type { Action } from '#contract/access/policies'
import { any } from './buying'

const show = 'shrewsbury-winter-classic'
const unknown = '00000000-0000-4000-8000-000000000001'
const helper = { name: 'Zoë Żak', task: 'Gate', day: '2026-12-12', phone: '', email: '' }

/** The rows of what the desk adds to a show: entries, the papers about them, and who helps there. */
export const deskAddAccess: Record<string, readonly [action: Action, status: number]> = {
  'GET /desk/shows/{slug}/dogs/{dog}/classes': ['showEntry.add', 200],
  // It costs something else.
  'POST /desk/shows/{slug}/entries': ['showEntry.add', 409],
  'GET /desk/shows/{slug}/entry-form.pdf': ['showEntry.read', 200],
  'GET /desk/shows/{slug}/catalogue.pdf': ['showEntry.read', 200],
  // Nothing is owed for it.
  'POST /desk/entries/{id}/refund': ['showEntry.refund', 404],
  'GET /desk/shows/{slug}/helpers': ['helper.read', 200],
  'GET /desk/shows/{slug}/helpers.pdf': ['helper.read', 200],
  'POST /desk/shows/{slug}/helpers': ['helper.change', 201],
  'PUT /desk/helpers/{id}': ['helper.change', 404],
  // A removed one stays removed.
  'DELETE /desk/helpers/{id}': ['helper.change', 204],
}

/** What is sent for each. */
export const deskAddRequests = {
  'GET /desk/shows/{slug}/dogs/{dog}/classes': () => ({ at: show, below: 'latka' }),
  'POST /desk/shows/{slug}/entries': (who: string) => ({
    at: show,
    headers: { 'idempotency-key': `key of ${who}` },
    body: {
      dog: 'latka',
      classIds: [any],
      expectedPrice: 1,
      way: 'cash',
      reason: 'Entered on paper at the show.',
      handlerName: '',
      phone: '',
    },
  }),
  'GET /desk/shows/{slug}/entry-form.pdf': () => ({ at: show }),
  'POST /desk/entries/{id}/refund': () => ({ at: unknown }),
  'GET /desk/shows/{slug}/helpers': () => ({ at: show }),
  'GET /desk/shows/{slug}/helpers.pdf': () => ({ at: show }),
  'POST /desk/shows/{slug}/helpers': () => ({ at: show, body: helper }),
  'PUT /desk/helpers/{id}': () => ({ at: unknown, body: { ...helper, version: 1 } }),
  'DELETE /desk/helpers/{id}': () => ({ at: unknown }),
}
