import type { MessageDescriptor } from 'react-intl'
import type { FieldCode } from '../../contract/errors'
import { defineMessages } from './defineMessages'

/** One sentence for each reason a field is refused for. The first five are fixed by the specification, section 5. */
export const fieldMessages: Record<FieldCode, MessageDescriptor> = defineMessages({
  required: { id: 'fields.required', defaultMessage: 'Field is required' },
  invalid_email: { id: 'fields.invalidEmail', defaultMessage: 'Invalid email address' },
  password_mismatch: { id: 'fields.passwordMismatch', defaultMessage: 'Password do not match' },
  password_too_short: {
    id: 'fields.passwordTooShort',
    defaultMessage: 'Password is too short, minimum 6 characters required.',
  },
  email_taken: {
    id: 'fields.emailTaken',
    defaultMessage: 'Email already registered, try resetting your password.',
  },
  password_too_common: {
    id: 'fields.passwordTooCommon',
    defaultMessage: 'This password is among the first that anybody tries. Choose another.',
  },
  password_wrong: { id: 'fields.passwordWrong', defaultMessage: 'This is not your current password.' },
  code_wrong: { id: 'fields.codeWrong', defaultMessage: 'This code does not fit. Take the next one.' },
  invalid_phone: { id: 'fields.invalidPhone', defaultMessage: 'A telephone number has at least six digits.' },
  no_links: { id: 'fields.noLinks', defaultMessage: 'Leave out web addresses.' },
  invalid: { id: 'fields.invalid', defaultMessage: 'This value does not fit here.' },
  too_long: { id: 'fields.tooLong', defaultMessage: 'This is too long.' },
  too_small: { id: 'fields.tooSmall', defaultMessage: 'This is too small.' },
  too_big: { id: 'fields.tooBig', defaultMessage: 'This is too big.' },
  one_decimal: {
    id: 'fields.oneDecimal',
    defaultMessage: 'Enter the height in cm with one decimal at most, for example 35.1',
  },
  height_too_small: { id: 'fields.heightTooSmall', defaultMessage: 'Enter a height of at least 10 cm' },
  height_too_big: { id: 'fields.heightTooBig', defaultMessage: 'Enter a height up to 100 cm' },
  in_future: { id: 'fields.inFuture', defaultMessage: 'This date is in the future.' },
  too_long_ago: { id: 'fields.tooLongAgo', defaultMessage: 'This date is more than 25 years ago.' },
  microchip_digits: { id: 'fields.microchipDigits', defaultMessage: 'A microchip number has 15 digits.' },
  microchip_taken: { id: 'fields.microchipTaken', defaultMessage: 'This microchip number belongs to another dog.' },
  consent_required: { id: 'fields.consentRequired', defaultMessage: 'Without this consent there is no account.' },
})

export const summaryMessages = defineMessages({
  count: {
    id: 'fields.summary',
    defaultMessage: '{count, plural, one {# field needs another look.} other {# fields need another look.}}',
  },
})
