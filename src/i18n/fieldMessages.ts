import type { MessageDescriptor } from 'react-intl'
import type { FieldCodeName } from '#contract/shared/errors'
import { defineMessages } from './defineMessages'

/** One sentence for each reason a field is refused for. The first five are fixed by the specification, section 5. */
export const fieldMessages: Record<FieldCodeName, MessageDescriptor> = defineMessages({
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
    defaultMessage: 'This password is too easy to guess. Choose another.',
  },
  password_wrong: { id: 'fields.passwordWrong', defaultMessage: 'Your current password is incorrect.' },
  code_wrong: {
    id: 'fields.codeWrong',
    defaultMessage: 'That code is incorrect or has expired. Enter the newest code.',
  },
  invalid_phone: { id: 'fields.invalidPhone', defaultMessage: 'Enter a phone number with at least 6 digits.' },
  no_links: { id: 'fields.noLinks', defaultMessage: 'Remove web addresses.' },
  invalid: { id: 'fields.invalid', defaultMessage: 'We can’t accept this. Check what you’ve entered.' },
  too_long: {
    id: 'fields.tooLong',
    defaultMessage: 'Use at most {max, plural, one {# character} other {# characters}}.',
  },
  too_many: { id: 'fields.tooMany', defaultMessage: 'Add at most {max, number}.', description: 'Items of a list' },
  code_unknown: { id: 'fields.codeUnknown', defaultMessage: 'We don’t recognise this code. Check it for typos.' },
  code_expired: { id: 'fields.codeExpired', defaultMessage: 'This code has expired.' },
  code_paused: {
    id: 'fields.codePaused',
    defaultMessage: 'This code can’t be used at the moment. Try again later, or continue without it.',
  },
  code_used_up: { id: 'fields.codeUsedUp', defaultMessage: 'This code has been used up.' },
  code_used_by_member: {
    id: 'fields.codeUsedByMember',
    defaultMessage: 'You’ve already used this code as often as you can.',
  },
  code_held: {
    id: 'fields.codeHeld',
    defaultMessage: 'You already use this code in a purchase that you haven’t paid yet.',
  },
  code_not_for_this: {
    id: 'fields.codeNotForThis',
    defaultMessage: 'This code doesn’t apply to the entries in your cart.',
  },
  team_full: { id: 'fields.teamFull', defaultMessage: 'This team has too many dogs for this class.' },
  code_taken: { id: 'fields.codeTaken', defaultMessage: 'This code exists already. Choose another.' },
  price_taken: {
    id: 'fields.priceTaken',
    defaultMessage: 'There’s already a fee from this date. Remove it first, or choose another date.',
  },
  after_show: {
    id: 'fields.afterShow',
    defaultMessage: 'This is after the show. Choose the last day of the show or an earlier one.',
  },
  below_sold: {
    id: 'fields.belowSold',
    defaultMessage: 'More than this have already been sold or are being paid for. Enter a larger number.',
  },
  option_sold: {
    id: 'fields.optionSold',
    defaultMessage:
      'You can’t remove an option that’s already been sold. To stop selling it, set its limit to the number sold.',
  },
  option_twice: {
    id: 'fields.optionTwice',
    defaultMessage: 'Another option already has this name. Enter a different one.',
  },
  number_taken: { id: 'fields.numberTaken', defaultMessage: 'Another member has this number.' },
  without_end: {
    id: 'fields.withoutEnd',
    defaultMessage: 'A membership of this kind has no renewal date. Leave it empty.',
  },
  twice_in_file: { id: 'fields.twiceInFile', defaultMessage: 'An earlier row in the file has the same value.' },
  own_email: { id: 'fields.ownEmail', defaultMessage: 'This is your own email address. Enter someone else’s.' },
  too_small: { id: 'fields.tooSmall', defaultMessage: 'Enter a larger number.' },
  too_big: { id: 'fields.tooBig', defaultMessage: 'Enter {max, number} or less.' },
  one_decimal: {
    id: 'fields.oneDecimal',
    defaultMessage: 'Enter the height in cm with one decimal at most, for example 35.1',
  },
  height_too_small: { id: 'fields.heightTooSmall', defaultMessage: 'Enter a height of at least 10 cm' },
  height_too_big: { id: 'fields.heightTooBig', defaultMessage: 'Enter a height up to 100 cm' },
  in_future: { id: 'fields.inFuture', defaultMessage: 'Enter a date that isn’t in the future.' },
  too_long_ago: { id: 'fields.tooLongAgo', defaultMessage: 'Enter a date within the last 25 years.' },
  microchip_digits: { id: 'fields.microchipDigits', defaultMessage: 'Enter the 15 digits of the microchip number.' },
  height_measured: {
    id: 'fields.heightMeasured',
    defaultMessage: 'This dog has been measured. Ask a judge or the office to measure it again.',
  },
  grade_goes_back: { id: 'fields.gradeGoesBack', defaultMessage: 'A Kennel Club grade never goes down.' },
  level_goes_back: {
    id: 'fields.levelGoesBack',
    defaultMessage: 'An FCI level never goes down. If it’s wrong, ask the office to correct it.',
  },
  before_birth: { id: 'fields.beforeBirth', defaultMessage: 'Enter a date after the dog’s birth.' },
  before_last: { id: 'fields.beforeLast', defaultMessage: 'Enter a date that isn’t before the last one.' },
  date_kept: {
    id: 'fields.dateKept',
    defaultMessage: 'This date is known. If it’s wrong, ask the office to correct it.',
  },
  fixed_by_entry: {
    id: 'fields.fixedByEntry',
    defaultMessage: 'The dog has been entered in a show, so only the office can correct this.',
  },
  level_of_club: {
    id: 'fields.levelOfClub',
    defaultMessage: 'You can’t change the Nexus level here. It goes up after clear rounds, or the office sets it.',
  },
  level_day_past: { id: 'fields.levelDayPast', defaultMessage: 'Enter today or a later day.' },
  level_day_late: { id: 'fields.levelDayLate', defaultMessage: 'Enter a day within the next year.' },
  level_unchanged: { id: 'fields.levelUnchanged', defaultMessage: 'The dog has this level on that day already.' },
  too_young: { id: 'fields.tooYoung', defaultMessage: 'The dog isn’t old enough for this yet.' },
  microchip_taken: {
    id: 'fields.microchipTaken',
    defaultMessage:
      'A dog with this microchip number is already registered. If it is your dog now, ask its previous owner to transfer it to you on the dog’s page, or write to the organisers.',
  },
  microchip_fixed: {
    id: 'fields.microchipFixed',
    defaultMessage:
      'This number stays with the dog because it has been measured, has results or has a permanent change. If the number is wrong, ask the organisers to correct it.',
  },
  consent_required: { id: 'fields.consentRequired', defaultMessage: 'Tick the box to agree to the terms' },
  not_a_photo: {
    id: 'fields.notAPhoto',
    defaultMessage: 'This file can’t be read as a photo. Choose a JPEG, PNG or WebP file.',
  },
  too_many_pixels: {
    id: 'fields.tooManyPixels',
    defaultMessage: 'This photo has too many pixels. Choose one with up to 40 megapixels.',
  },
})

export const summaryMessages = defineMessages({
  count: {
    id: 'fields.summary',
    defaultMessage: '{count, plural, one {There is a problem with # field} other {There are problems with # fields}}',
  },
})
