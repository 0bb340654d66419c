import type { RouteOptions } from 'fastify'
import { refusalsOf as refusalsOfAction } from '#contract/access/authorize'
import { errorStatus, type ErrorCode } from '#contract/shared/apiError'
import { apiBase } from '#contract/shared/paths'

type Route = Pick<RouteOptions, 'method' | 'url' | 'config' | 'schema'>

/** The errors that a route adds to those of its action, address and body. */
const own: Record<string, ErrorCode[]> = {
  'POST /register': ['functionalities_limited'],
  'POST /login': ['functionalities_limited'],
  'POST /profile/deletion': ['only_admin'],
  'POST /desk/sessions': ['no_such_account'],
  'POST /desk/second-factor/removal': ['no_such_account'],
  'PUT /desk/dogs/:slug/height': [
    ...(['own_dog', 'household_dog', 'measured_before', 'height_settled', 'consequences_changed', 'stale'] as const),
  ],
  'POST /dogs/:slug/height-dispute': ['dispute_closed'],
  'POST /desk/dogs/:slug/corrections': ['own_dog', 'stale'],
  'PUT /desk/shows/:slug': ['stale'],
  'PUT /desk/people/:id': ['stale'],
  'POST /desk/people/:id/invitation': ['person_linked'],
  'GET /person-invitations/:token': ['invitation_spent'],
  'POST /person-invitations/:token/accept': [
    ...(['invitation_spent', 'invitation_of_other', 'email_not_confirmed', 'person_linked'] as const),
  ],
  'POST /person-invitations/:token/decline': ['invitation_spent'],
  'POST /profile/household': ['email_not_confirmed'],
  'POST /desk/shows/:slug/submission': [
    'stale',
    'show_incomplete',
    'approvers_missing',
    'approvers_too_new',
    'own_show',
    'household_show',
    'judge_declined',
  ],
  'POST /desk/shows/:slug/recall': ['stale'],
  'POST /desk/shows/:slug/agreement': ['stale', 'own_show', 'household_show'],
  'POST /desk/shows/:slug/return': ['stale'],
  'POST /desk/shows/:slug/publication': ['stale', 'judge_declined'],
  'POST /desk/shows/:slug/cancellation': ['show_finished'],
  'POST /desk/entries/:id/withdrawal': ['withdrawal_closed', 'consequences_changed'],
  'POST /desk/shows/:slug/withdrawals': ['consequences_changed'],
  'POST /desk/withdrawals/:id/undo': ['undo_closed'],
  'POST /desk/shows/:slug/mails': ['consequences_changed'],
  'PUT /desk/shows/:slug/fair-opening': ['fair_opening_fixed', 'show_finished'],
  'POST /desk/shows/:slug/classes/:classId/running-order': ['stale'],
  'PUT /desk/shows/:slug/classes/:classId/running-order': ['stale', 'order_not_drawn', 'order_incomplete'],
  'POST /desk/shows/:slug/classes/:classId/running-order/publication': ['stale', 'order_not_drawn'],
  'PUT /desk/shows/:slug/classes/:classId/results': ['stale'],
  'POST /desk/shows/:slug/classes/:classId/results/publication': ['stale', 'results_incomplete'],
  'POST /desk/shows/:slug/classes/:classId/results/correction': ['stale'],
  'POST /desk/discounts/:id/end': ['stale'],
  'POST /second-factor': ['email_not_confirmed', 'second_factor_on'],
  'PUT /second-factor': ['second_factor_on'],
  'POST /dogs': ['too_many_dogs'],
  'POST /dogs/:slug/invitations': ['email_not_confirmed', 'dog_has_manager', 'dog_has_retired'],
  'DELETE /dogs/:slug/invitations/:id': ['invitation_spent'],
  'DELETE /dogs/:slug/manager': ['stale'],
  'GET /dog-invitations/:token': ['invitation_spent'],
  'POST /dog-invitations/:token/accept': [
    ...([
      'invitation_spent',
      'invitation_of_other',
      'email_not_confirmed',
      'too_many_dogs',
      'dog_has_retired',
    ] as const),
  ],
  'POST /dog-invitations/:token/decline': ['invitation_spent'],
  'GET /dog-sync/feed': ['not_found', 'register_unavailable'],
  'POST /dog-sync/merge': ['not_found', 'stale', 'dogs_in_one_class', 'dog_being_entered', 'merge_would_retire'],
  'POST /payments/:id/page': ['payment_in_progress', 'payment_unavailable'],
  'POST /payments/:id/transfer': ['transfer_not_offered', 'payment_in_progress', 'payment_unavailable'],
  'POST /desk/transfers': ['not_found', 'transfer_not_offered', 'transfer_amount', 'purchase_paid'],
  'POST /desk/shows/:slug/entries': ['price_changed', 'not_eligible', 'places_gone'],
  'POST /desk/transfers/end': ['not_found', 'purchase_paid'],
  'POST /accepted-documents': ['document_outdated'],
  'POST /purchases': ['not_member', 'not_eligible', 'discount_refused', 'terms_not_accepted'],
  'POST /entries/:id/withdrawal': ['consequences_changed'],
  'POST /entries/:id/change': ['stale', 'change_refused'],
  'POST /waiting-list': ['class_has_places', 'waiting_refused', 'already_waiting', 'too_many_waiting'],
  'PUT /shows/:slug/draw/application': [
    ...(['draw_not_open', 'draw_refused', 'dog_in_other_draw', 'too_many_choices'] as const),
  ],
  'DELETE /shows/:slug/draw/application': ['draw_not_open'],
  'PUT /profile': ['stale'],
  'GET /flags': ['flags_managed_elsewhere'],
  'PUT /flags/:name': ['flags_managed_elsewhere', 'stale'],
}

// Every operation can exceed a network's limit of concurrent requests, or meet a database that is away or full.
const always: ErrorCode[] = ['internal_error', 'unavailable', 'storage_full', 'too_many_requests']
const ofBodies: ErrorCode[] = ['malformed_request', 'payload_too_large', 'unsupported_media_type']

const codesOf = ({ method, url, config, schema = {} }: Route): ErrorCode[] => {
  const methods = [method].flat()
  const { action, disabledByFlag } = config ?? {}
  const { params, querystring, headers } = schema
  return [
    ...always,
    ...methods.flatMap((one) => own[`${one} ${url.slice(apiBase.length)}`] ?? []),
    ...(methods.some((one) => !['GET', 'HEAD'].includes(one)) ? ofBodies : []),
    ...((params ?? querystring ?? headers) ? (['validation_failed'] as const) : []),
    ...(params ? (['not_found'] as const) : []),
    ...(action ? refusalsOfAction(action) : []),
    ...(disabledByFlag ? (['checkout_locked'] as const) : []),
  ]
}

/** Every status with which a route may refuse a request. */
export const refusalsOf = (route: Route): number[] =>
  [...new Set(codesOf(route).map((code) => errorStatus[code]))].sort()

/** Routes that the table above names. */
export const routesWithRefusals = Object.keys(own)
