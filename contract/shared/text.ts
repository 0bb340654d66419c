import * as z from 'zod/mini'
import { limits } from './limits'
import { compactText, ordinaryWidth, visibleText } from './visibleText'
import { hasWebAddress } from './webAddress'

/** A NUL or half a surrogate pair is no text that a database can keep as it was typed, or look for. */
export const storablePattern = /^[^\0\p{Cs}]*$/u

export const isStorable = (text: string): boolean => storablePattern.test(text)

const phoneMax = 30

export const storable = z.regex(storablePattern, 'invalid')

/** What is typed or pasted into a field. Everything that people send is read by it before anything else is checked. */
export const TypedText = z.string().check(z.overwrite(visibleText), z.trim())
/** A number or code that is compared without blanks and dashes. */
export const CompactText = z.string().check(z.overwrite(compactText))

// Reverses the text after it: dropping it there would change what its writer saw.
const override = /[\u202D\u202E]/
const turnsNothing = z.refine<string>(
  (text) => !override.test(text) || visibleText(text.slice(text.search(override))).trim() === '',
  'invalid',
)
/** A text of one line, read as it looks; what it may hold besides is said by whose base it is. */
export const OneLine = z.string().check(turnsNothing, z.overwrite(visibleText), z.trim(), z.overwrite(ordinaryWidth))

// A line break would begin another line in an email.
export const oneLine = z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'invalid')
// A mail program would make a link of it: a name is shown to others, and in subjects of emails.
const noLink = z.refine<string>((text) => !hasWebAddress(text), 'no_links')

/** A name that must be there: any letters, blanks at its ends dropped. */
export const Name = OneLine.check(z.minLength(1), z.maxLength(limits.nameMax), storable, oneLine, noLink)

/** A name that may be missing; an empty text is none. */
export const OptionalName = OneLine.check(z.maxLength(limits.nameMax), storable, oneLine, noLink)

/** A telephone number as people write it; an empty text is none. */
export const OptionalPhone = TypedText.check(
  z.overwrite((text) => ordinaryWidth(text).replace(/[\p{Pd}\u2212]/gu, '-')),
  z.maxLength(phoneMax),
  z.regex(/^(?=(?:\D*\d){6})\+?[\d ()./-]+$|^$/, 'invalid_phone'),
)

/** Why something was decided, in a sentence that others read. */
export const WrittenReason = TypedText.check(
  z.minLength(1),
  z.minLength(limits.reasonMin, 'invalid'),
  z.maxLength(limits.reasonMax),
  storable,
)

/** The same where it may be missing; an empty text is none. */
export const OptionalReason = TypedText.check(z.maxLength(limits.reasonMax), storable)

/** A text of several lines that must be there. */
export const LongText = TypedText.check(z.minLength(1), z.maxLength(limits.messageMax), storable)
/** What a list is searched for. */
export const SearchText = TypedText.check(z.maxLength(limits.searchText), storable)
