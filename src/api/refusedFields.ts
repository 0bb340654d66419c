import type { ApiFailure } from './request'

/** What a call said against some fields with its yes: the form shows it as if the call had refused them. */
export const refusedFields = (fields: ApiFailure['fields']): ApiFailure => ({
  status: 400,
  code: 'validation_failed',
  message: null,
  fields,
  details: {},
  silent: true,
})
