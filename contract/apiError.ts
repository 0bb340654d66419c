import * as z from 'zod/mini'

/** Every code the server can answer with, and the HTTP status that goes with it. Sentences: server/messages. */
export const errorStatus = {
  unauthorized: 401,
  login_failed: 400,
  email_taken: 400,
  reset_link_spent: 400,
  confirm_link_spent: 400,
  password_wrong: 400,
  code_wrong: 400,
  validation_failed: 400,
  malformed_request: 400,
  not_member: 403,
  forbidden: 403,
  only_owner: 403,
  own_dog: 403,
  second_factor_missing: 403,
  invitation_of_other: 403,
  invitation_spent: 404,
  not_found: 404,
  no_such_account: 404,
  places_gone: 409,
  not_eligible: 409,
  price_changed: 409,
  discount_refused: 409,
  purchase_closed: 409,
  purchase_paid: 409,
  no_receipt: 409,
  only_admin: 409,
  email_not_confirmed: 409,
  second_factor_on: 409,
  payment_in_progress: 409,
  transfer_chosen: 409,
  transfer_not_offered: 409,
  transfer_amount: 409,
  idempotency_key_mismatch: 409,
  too_many_dogs: 409,
  flag_permanent: 409,
  consequences_changed: 409,
  withdrawal_closed: 409,
  show_finished: 409,
  change_closed: 409,
  change_refused: 409,
  class_has_places: 409,
  waiting_refused: 409,
  already_waiting: 409,
  too_many_waiting: 409,
  draw_not_open: 409,
  draw_refused: 409,
  dog_in_other_draw: 409,
  too_many_choices: 409,
  fair_opening_fixed: 409,
  flags_managed_elsewhere: 409,
  dog_has_manager: 409,
  dog_has_retired: 409,
  dogs_in_one_class: 409,
  dog_being_entered: 409,
  merge_would_retire: 409,
  stale: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  functionalities_limited: 423,
  checkout_locked: 423,
  too_many_requests: 429,
  registration_error: 500,
  internal_error: 500,
  register_unavailable: 503,
  payment_unavailable: 503,
  unavailable: 503,
  storage_full: 503,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

/**
 * The one shape of an error: a stable code, a sentence in the reader's language, and at the top level one
 * FieldCode under the name of each refused field.
 */
export const ApiError = z.looseObject({
  code: z.enum(errorCodes),
  message: z.string(),
  /** With every 5xx: what the server's log calls the request. */
  requestId: z.optional(z.string()),
})
export type ApiError = z.infer<typeof ApiError>
