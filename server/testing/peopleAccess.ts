import type { Action } from '#contract/access/policies'

/** The rows of people named by shows, their invitations and appointments, and of households. */
export const peopleAccess: Record<string, readonly [action: Action, status: number, more?: { state: string }]> = {
  'GET /desk/people/list': ['person.list', 200],
  'POST /desk/people': ['person.change', 201],
  // The judge.
  'GET /desk/people/{id}': ['person.read', 200],
  'PUT /desk/people/{id}': ['person.change', 200],
  'POST /desk/people/{id}/invitation': ['person.invite', 201],
  'DELETE /desk/people/{id}/invitation': ['person.invite', 200],
  // An unknown one: every token that there is answers in the same way.
  'GET /person-invitations/{token}': ['personInvitation.read', 404],
  'POST /person-invitations/{token}/accept': ['personInvitation.accept', 404],
  'POST /person-invitations/{token}/decline': ['personInvitation.decline', 404],
  // One that is published, which the judge judges.
  'PUT /desk/shows/{slug}/appointment': ['appointment.answer', 204, { state: 'published' }],
  'GET /desk/shows/{slug}/conflicts': ['show.change', 200, { state: 'draft' }],
  'GET /desk/shows/{slug}/preview': ['showPreview.read', 200, { state: 'draft' }],
  'GET /desk/shows/{slug}/comparison': ['showPreview.read', 200, { state: 'draft' }],
  'GET /profile/household': ['household.read', 200],
  'POST /profile/household': ['household.ask', 204],
  'POST /profile/household/{id}/agreement': ['household.agree', 404],
  'DELETE /profile/household/{id}': ['household.end', 404],
}
